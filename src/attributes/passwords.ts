import { text } from '../messages/text.js';
import type { Attribute } from './attribute-type.js';
import { typeOf } from './attribute-types.js';
import { isCommonPassword } from './common-passwords.js';
import { InvalidValue, rejectionOf } from './invalid-value.js';
import { acceptText } from './texts.js';

/** The password of a user on its way to where its hash is kept. */
export class HashedPassword {
  readonly text: string;
  readonly hash: string;
  /** The attribute that this one has to repeat and does not. */
  readonly unlike: string | undefined;

  constructor(text: string, hash: string, unlike?: string) {
    this.text = text;
    this.hash = hash;
    this.unlike = unlike;
  }
}

/** Whether an attribute holds passwords that can be read again; of the others a hash is kept. */
export function isReadable(attribute: Attribute): boolean {
  return typeOf(attribute).holds.kept === 'secret' && !attribute.hashed;
}

/**
 * Accepts the password of a user as a text that not everybody would guess first.
 * @throws InvalidValue
 */
export function acceptUserPassword(given: unknown, attribute: Attribute): void {
  if (isCommonPassword(acceptText(given, attribute, {}))) throw new InvalidValue(text('IsOneOfCommonestPasswords'));
}

/** Whether the password of a user is one that its attribute takes: what is rejected anyway is not worth a hash. */
export function isAcceptable(text: string, attribute: Attribute): boolean {
  return rejectionOf(() => acceptUserPassword(text, attribute)) === undefined;
}
