import { type Attribute, InvalidValue } from './attribute-type.js';
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
export function isReadable({ type, hashed }: Attribute): boolean {
  return type === 'password' && !hashed;
}

/** Whether the password of a user is one that its attribute takes: what is refused anyway is not worth a hash. */
export function isAcceptable(text: string, attribute: Attribute): boolean {
  try {
    acceptText(text, attribute);
    return true;
  } catch (error) {
    if (error instanceof InvalidValue) return false;
    throw error;
  }
}

/** A password is a text; that of a user has been hashed before it arrives here. */
export function acceptPassword(given: unknown, attribute: Attribute): string {
  if (!attribute.hashed) return acceptText(given, attribute);
  const isHashed = given instanceof HashedPassword;
  acceptText(isHashed ? given.text : given, attribute);
  if (!isHashed) throw new InvalidValue('the password of a user can be saved by a call of its own');
  if (given.unlike !== undefined) throw new InvalidValue(`is not the same text as ${given.unlike}`);
  return given.hash;
}
