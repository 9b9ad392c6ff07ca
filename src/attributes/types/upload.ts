import { createHash } from 'node:crypto';
import type { Attribute, Showing } from '../attribute-type.js';
import type { Kept, KeptValues } from '../attribute-values.js';
import { attributeType } from '../definition.js';
import { memberOf } from '../fitting.js';
import { InvalidValue, kindOf } from '../invalid-value.js';
import { orNull, shaped } from '../value-schemas.js';

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

const base64 = '[A-Za-z0-9+/]*={0,2}';
const pixel = 'iVBORw0KGgo=';

/** The content of a file. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'content' },
  marks: { needs: [], takes: ['showContent'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'nothing',
  names: 'never',
  comparedAs: 'presence',
  unset: { reads: null },
  clears: [],
  accept: acceptUpload,
  fits: isUpload,
  collectReferences: 'nothing',
  show: showUpload,
  schemas: attribute => ({
    ...shaped(attribute, 'base64', base64, { contentEncoding: 'base64' }),
    read: orNull('StoredFile'),
  }),
  inputs: {},
  control: () => ({ kind: 'line', parse: 'file', attributes: { type: 'file' } }),
  words: {
    name: { en: 'upload', de: 'Datei' },
    written: { en: 'the content of a file in base64', de: 'Inhalt einer Datei in Base64' },
    read: {
      en: 'an object with `name`, `size` and `type`; `null` while unset',
      de: 'JSON-Objekt mit `name`, `size` und `type`; `null`, solange nichts gesetzt ist',
    },
    hint: 'none',
  },
  sample: ({ showContent }) => ({
    given: pixel,
    reads: { size: 8, type: 'image/png', ...(showContent ? { content: pixel } : {}) },
  }),
  rejected: ['aGVsbG8', 'aGVs bG8=', 'aGVsbG8=\n', 'data:image/png;base64,aGVsbG8=', 5, {}].map(given => [
    given,
    'expected the content of a file as base64 (RFC 4648, padded, without line breaks), not ',
  ]),
  legacyNames: { info: 'upload', data: 'int', ui: 'upload', callback: undefined },
});

function acceptUpload(given: unknown): Upload {
  const bytes = typeof given === 'string' ? Buffer.from(given, 'base64') : undefined;
  if (!bytes || bytes.toString('base64') !== given) {
    throw new InvalidValue(
      `expected the content of a file as base64 (RFC 4648, padded, without line breaks), not ${typeof given === 'string' ? 'another text' : kindOf(given)}`,
    );
  }
  const md5 = createHash('md5').update(bytes).digest('hex');
  return { size: bytes.length, type: mediaTypeOf(bytes.subarray(0, 8)), md5, content: given as string };
}

function showUpload(kept: Kept, attribute: Attribute, showing: Showing, values: Readonly<KeptValues>): unknown {
  const { size, type, content } = kept as Upload;
  const extension = signatures.find(each => each.type === type)?.extension ?? 'bin';
  const name = (attribute.nameFrom && values[attribute.nameFrom]) || `${attribute.key}.${extension}`;
  return attribute.showContent && showing.content !== false ? { name, size, type, content } : { name, size, type };
}

function mediaTypeOf(bytes: Buffer): string {
  const hexadecimal = bytes.toString('hex');
  return signatures.find(({ begins }) => hexadecimal.startsWith(begins))?.type ?? unknownType;
}

function isUpload(kept: unknown): boolean {
  const [content, md5] = [memberOf(kept, 'content'), memberOf(kept, 'md5')];
  if (typeof content !== 'string' || typeof memberOf(kept, 'type') !== 'string') return false;
  const bytes = Buffer.from(content, 'base64');
  const isWhole = md5 === undefined || createHash('md5').update(bytes).digest('hex') === md5;
  return bytes.length === memberOf(kept, 'size') && isWhole;
}
