/** Usual encodings of CSV files, as `TextDecoder` names them. */
export const usualEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;

/** An encoding, as `TextDecoder` names it. */
export type Encoding = string;

/** The encoding with a name or another label, such as `latin1`; `undefined` for one that the platform does not know. */
export function encodingNamed(label: string): Encoding | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** A text with the encoding that its bytes were read in. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Characters of Windows-1252 from 0x80 to 0x9F: not every runtime tells them from the control characters of Latin-1. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes a file: UTF-8 and UTF-16 by their byte order mark or their first character, else UTF-8; bytes that are not valid in it are those of Windows-1252. */
export function decode(bytes: Uint8Array, encoding: Encoding | undefined = markedEncoding(bytes)): DecodedText {
  if (encoding === undefined) return decodeUtf8(bytes) ?? decode(bytes, 'windows-1252');
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: encoding === 'windows-1252' ? text.replaceAll(/[\u0080-\u009f]/g, withoutControl) : text, encoding };
}

function markedEncoding([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Titles of columns begin with a character of Latin, which has a NUL beside it in UTF-16; no other encoding has one there.
  if (first && second === 0) return 'utf-16le';
  return first === 0 && second ? 'utf-16be' : undefined;
}

function decodeUtf8(bytes: Uint8Array): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return undefined;
  }
}

function withoutControl(character: string): string {
  return ofWindows[character.charCodeAt(0) - 0x80] ?? character;
}
