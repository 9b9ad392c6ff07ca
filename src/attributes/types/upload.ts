import { createHash } from 'node:crypto';
import { text } from '../../messages/text.js';
import type { Attribute, Showing } from '../attribute-type.js';
import type { Kept, KeptValues } from '../attribute-values.js';
import { attributeType } from '../definition.js';
import { memberOf } from '../fitting.js';
import { InvalidValue, kindOf } from '../invalid-value.js';
import { extensionOf, mediaTypeOf } from '../media-types.js';
import { orNull, patternSchemas } from '../value-schemas.js';

/** An uploaded file as it is kept: its content is stored apart from the values of its entry, by the digest. */
export interface Upload {
  readonly [key: string]: Kept;
  readonly size: number;
  readonly type: string;
  /** Digests of the bytes, in hexadecimal. */
  readonly md5: string;
  readonly sha256: string;
  /** Base64; until it is stored. */
  readonly content?: string;
}

const base64 = '[A-Za-z0-9+/ \\x09\\x0d\\x0a]*={0,2}[ \\x09\\x0d\\x0a]*';
/** Line breaks, with what indents the lines: programs break base64 at 64 or 76 characters. A blank within a line may have been a plus. */
const lineBreaks = /[ \t]*[\r\n][ \t\r\n]*/g;
const pixel = 'iVBORw0KGgo=';

/** The content of a file. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'content' },
  marks: { needs: [], takes: ['showContent'], formats: 'none', range: 'none', preset: 'none' },
  searched: 'nothing',
  names: 'never',
  comparedAs: 'presence',
  operand: 'nothing',
  unset: { reads: null },
  clears: [],
  accept: acceptUpload,
  fits: isUpload,
  collectReferences: 'nothing',
  show: showUpload,
  schemas: attribute => ({
    ...patternSchemas(attribute, 'base64', base64, { contentEncoding: 'base64' }),
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
  rejected: ['aGVsbG8', 'aGVs bG8=', 'aGVs\nbG8', 'data:image/png;base64,aGVsbG8=', 5, {}].map(given => [
    given,
    'expected the content of a file as base64 (RFC 4648, padded), not ',
  ]),
  legacyNames: { info: 'upload', data: 'int', ui: 'upload', callback: undefined },
});

function acceptUpload(given: unknown): Upload {
  if (typeof given !== 'string') throw new InvalidValue(text('ExpectedBase64'), kindOf(given));
  const content = given.replace(lineBreaks, '');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64') !== content) throw new InvalidValue(text('ExpectedBase64'), text('AnotherText'));
  return { ...uploadOf(bytes), content };
}

function showUpload(kept: Kept, attribute: Attribute, showing: Showing, values: Readonly<KeptValues>): unknown {
  const { size, type, sha256 } = kept as Upload;
  const name = (attribute.nameFrom && values[attribute.nameFrom]) || `${attribute.key}.${extensionOf(type)}`;
  const content = attribute.showContent ? showing.contents?.get(sha256) : undefined;
  return content === undefined ? { name, size, type } : { name, size, type, content };
}

function uploadOf(bytes: Buffer): Upload {
  const digest = (algorithm: string): string => createHash(algorithm).update(bytes).digest('hex');
  return { size: bytes.length, type: mediaTypeOf(bytes), md5: digest('md5'), sha256: digest('sha256') };
}

function isUpload(kept: unknown): boolean {
  const texts = ['type', 'md5', 'sha256'].every(key => typeof memberOf(kept, key) === 'string');
  return texts && typeof memberOf(kept, 'size') === 'number' && memberOf(kept, 'content') === undefined;
}

/** Whether this is the content of an upload, by its size and its digests. */
export function isContentOf({ size, md5, sha256 }: Upload, content: string): boolean {
  const actual = uploadOf(Buffer.from(content, 'base64'));
  return actual.size === size && actual.md5 === md5 && actual.sha256 === sha256;
}
