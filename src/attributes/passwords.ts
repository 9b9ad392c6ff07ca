import type { Attribute } from './attribute-type.js';
import { typeOf } from './attribute-types.js';
import { InvalidValue } from './invalid-value.js';
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

/** Whether the password of a user is one that its attribute takes: what is rejected anyway is not worth a hash. */
export function isAcceptable(text: string, attribute: Attribute): boolean {
  try {
    acceptText(text, attribute);
    return true;
  } catch (error) {
    if (error instanceof InvalidValue) return false;
    throw error;
  }
}
