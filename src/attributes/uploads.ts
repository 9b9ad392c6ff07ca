import { createHash } from 'node:crypto';
import type { Attribute, Kept, KeptValues } from './attribute-type.js';
import { InvalidValue, kindOf, type Showing } from './attribute-type.js';

/** An uploaded file as it is kept. */
export interface Upload {
  readonly [key: string]: Kept;
  readonly size: number;
  readonly type: string;
  /** MD5 of the bytes, in hexadecimal; there where the upload was kept with it. */
  readonly md5?: string;
  /** Base64; it is not always read. */
  readonly content?: string;
}

/** Media types by their first bytes, in hexadecimal; the first that fits counts. */
const signatures = [
  { begins: '89504e470d0a1a0a', type: 'image/png', extension: 'png' },
  { begins: 'ffd8ff', type: 'image/jpeg', extension: 'jpg' },
  { begins: '47494638', type: 'image/gif', extension: 'gif' },
  { begins: '424d', type: 'image/bmp', extension: 'bmp' },
  { begins: '49492a00', type: 'image/tiff', extension: 'tif' },
  { begins: '4d4d002a', type: 'image/tiff', extension: 'tif' },
  { begins: '3c737667', type: 'image/svg+xml', extension: 'svg' },
  { begins: '3c3f786d6c', type: 'image/svg+xml', extension: 'svg' },
  { begins: '25504446', type: 'application/pdf', extension: 'pdf' },
  { begins: '504b0304', type: 'application/zip', extension: 'zip' },
];

const unknownType = 'application/octet-stream';

export function acceptUpload(given: unknown): Upload {
  const bytes = typeof given === 'string' ? Buffer.from(given, 'base64') : undefined;
  if (!bytes || bytes.toString('base64') !== given) {
    throw new InvalidValue(
      `expected the content of a file as base64 (RFC 4648, padded, without line breaks), not ${typeof given === 'string' ? 'another text' : kindOf(given)}`,
    );
  }
  const md5 = createHash('md5').update(bytes).digest('hex');
  return { size: bytes.length, type: typeOf(bytes.subarray(0, 8)), md5, content: given as string };
}

export function showUpload(kept: Kept, attribute: Attribute, showing: Showing, values: Readonly<KeptValues>): unknown {
  const { size, type, content } = kept as Upload;
  const extension = signatures.find(each => each.type === type)?.extension ?? 'bin';
  const name = (attribute.nameFrom && values[attribute.nameFrom]) || `${attribute.key}.${extension}`;
  return attribute.showContent && showing.content !== false ? { name, size, type, content } : { name, size, type };
}

function typeOf(bytes: Buffer): string {
  const hexadecimal = bytes.toString('hex');
  return signatures.find(({ begins }) => hexadecimal.startsWith(begins))?.type ?? unknownType;
}
