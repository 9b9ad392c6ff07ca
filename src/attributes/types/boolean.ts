import { text } from '../../messages/text.js';
import { reference } from '../../rpc/json-schema.js';
import { constantValue } from '../../rpc/json-text.js';
import type { Language } from '../attribute-type.js';
import { attributeType } from '../definition.js';
import { InvalidValue, kindOf } from '../invalid-value.js';
import { clearable } from '../value-schemas.js';

/** Words that mean yes and no, in whatever case. */
const words = { yes: ['yes', 'ja'], no: ['no', 'nein'] };

const meanings: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[1, true, '1', ...words.yes].map((yes): [unknown, boolean] => [yes, true]),
  ...[0, false, '0', ...words.no].map((no): [unknown, boolean] => [no, false]),
]);

const titles = { true: { en: 'Yes', de: 'Ja' }, false: { en: 'No', de: 'Nein' } };
const shown = { true: inEveryLanguage('1', titles.true), false: inEveryLanguage('0', titles.false) };

/** A yes or no. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['exclusive'], formats: 'none', range: 'none', preset: 'yesOrNo' },
  searched: 'nothing',
  names: 'never',
  comparedAs: 'yesOrNo',
  operand: 'boolean',
  unset: { countsAs: false },
  clears: [],
  accept: acceptYesOrNo,
  fits: kept => typeof kept === 'boolean',
  collectReferences: 'nothing',
  show: (kept, _, { language }) => shown[kept === true ? 'true' : 'false'][language],
  schemas: attribute => ({ read: reference('YesNo'), write: clearable(attribute, reference('YesNoInput')) }),
  inputs: {
    YesNoInput: {
      title: 'YesNoInput',
      description: 'A yes or no as it is saved.',
      anyOf: [
        { type: 'boolean' },
        { type: 'integer', enum: [0, 1] },
        { type: 'string', enum: ['0', '1', ...['yes', 'no', 'ja', 'nein'].flatMap(inCases)] },
      ],
    },
  },
  control: () => ({ kind: 'yesOrNo' }),
  words: {
    name: { en: 'yes or no', de: 'Ja oder Nein' },
    written: {
      en: '`true`, `false`, `1`, `0`, or the texts `yes`, `no`, `ja`, `nein`',
      de: '`true`, `false`, `1`, `0`, oder die Texte `yes`, `no`, `ja`, `nein`',
    },
    read: {
      en: 'an object with `value` (`"0"` or `"1"`) and `title`',
      de: 'JSON-Objekt mit `value` (`"0"` oder `"1"`) und `title`',
    },
    hint: 'none',
  },
  sample: () => ({ given: true, reads: { value: '1', title: 'Yes' } }),
  rejected: [2, -1, 'maybe', 'true', [], {}].map(given => [
    given,
    'expected 0, 1, true, false, "yes", "no", "ja" or "nein", not ',
  ]),
  legacyNames: { info: 'dialog', data: 'int', ui: 'dialog', callback: 'get_yes_or_no' },
});

function acceptYesOrNo(given: unknown): boolean {
  const meant = meanings.get(typeof given === 'string' ? given.toLowerCase() : given);
  if (meant !== undefined) return meant;
  const was = typeof given === 'number' ? given : kindOf(given);
  throw new InvalidValue(text('ExpectedYesOrNo'), was);
}

function inEveryLanguage(value: '0' | '1', { en, de }: Readonly<Record<Language, string>>): Readonly<Record<Language, object>> {
  return { en: constantValue({ value, title: en }), de: constantValue({ value, title: de }) };
}

function inCases(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
}
