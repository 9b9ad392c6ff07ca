import { text } from '../../messages/text.js';
import type { Accepting, Attribute } from '../attribute-type.js';
import { line } from '../control.js';
import { attributeType } from '../definition.js';
import { InvalidValue } from '../invalid-value.js';
import { acceptUserPassword, HashedPassword } from '../passwords.js';
import { acceptText, noTexts, presentAsStored } from '../texts.js';
import { textSchemas } from '../value-schemas.js';

/** A password: a text that is kept encrypted where there is a key; that of a user has been hashed before it arrives here. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'secret' },
  marks: { needs: [], takes: ['minLength'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'nothing',
  names: 'never',
  // Comparisons would disclose it: conditions asked often enough spell it out.
  comparedAs: 'presence',
  operand: 'nothing',
  unset: { reads: '' },
  clears: [],
  accept: acceptPassword,
  fits: kept => typeof kept === 'string' || isEncrypted(kept),
  collectReferences: 'nothing',
  show: presentAsStored,
  schemas: attribute => textSchemas(attribute),
  inputs: {},
  control: ({ minLength, maxLength = 255 }) =>
    line({
      type: 'password',
      autocomplete: 'new-password',
      ...(minLength !== undefined && { minlength: minLength }),
      maxlength: maxLength,
    }),
  words: {
    name: { en: 'password', de: 'Passwort' },
    written: { en: 'a text', de: 'Text' },
    read: { en: 'the text as it was sent', de: 'der Text, wie er gesendet wurde' },
    hint: 'none',
  },
  sample: (attribute, texts) => ({ given: texts.secret(attribute), reads: attribute.hashed ? '' : texts.secret(attribute) }),
  rejected: [...noTexts, ['x'.repeat(256), 'expected at most 255 characters, not 256']],
  legacyNames: { info: 'password', data: 'text', ui: 'password', callback: undefined },
});

function acceptPassword(given: unknown, attribute: Attribute, accepting: Accepting): string {
  if (!attribute.hashed) return acceptText(given, attribute, accepting);
  const isHashed = given instanceof HashedPassword;
  acceptUserPassword(isHashed ? given.text : given, attribute);
  if (!isHashed) throw new InvalidValue(text('PasswordOfUserCanBe'));
  if (given.unlike !== undefined) throw new InvalidValue(text('IsNotSameTextAs', { unlike: given.unlike }));
  return given.hash;
}

function isEncrypted(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'encrypted' in kept && typeof kept.encrypted === 'string';
}
