/** Media types by their first bytes, in hexadecimal; the first that fits counts. */
const signatures = [
  { begins: /^89504e470d0a1a0a/, type: 'image/png', extension: 'png', shown: 'PNG' },
  { begins: /^ffd8ff/, type: 'image/jpeg', extension: 'jpg', shown: 'JPEG' },
  { begins: /^47494638/, type: 'image/gif', extension: 'gif', shown: 'GIF' },
  { begins: /^52494646.{8}57454250/, type: 'image/webp', extension: 'webp', shown: 'WebP' },
  { begins: brand('6176696[6378]'), type: 'image/avif', extension: 'avif', shown: 'AVIF' },
  { begins: /^424d/, type: 'image/bmp', extension: 'bmp', shown: 'BMP' },
  { begins: /^00000100/, type: 'image/x-icon', extension: 'ico', shown: 'ICO' },
  { begins: brand('68656[9376][6378]'), type: 'image/heic', extension: 'heic' },
  { begins: /^(49492a00|4d4d002a)/, type: 'image/tiff', extension: 'tif' },
  { begins: /^25504446/, type: 'application/pdf', extension: 'pdf' },
  { begins: /^504b0304/, type: 'application/zip', extension: 'zip' },
  { begins: 'svg', type: 'image/svg+xml', extension: 'svg', shown: 'SVG' },
  { begins: 'xml', type: 'application/xml', extension: 'xml' },
] as const satisfies readonly Signature[];

interface Signature {
  /** What the first bytes are, or what the text is. */
  readonly begins: RegExp | 'svg' | 'xml';
  readonly type: string;
  readonly extension: string;
  /** The name of a kind of pictures that browsers show. */
  readonly shown?: string;
}

const unknownType = 'application/octet-stream';

/** Bytes of a signature. */
const signatureBytes = 64;
/** Bytes of a text before its first element: declarations and comments. */
const prologBytes = 65_536;

/** The media type of some bytes, as their beginning says; that of any bytes where it says nothing. */
export function mediaTypeOf(bytes: Buffer): string {
  const hexadecimal = bytes.subarray(0, signatureBytes).toString('hex');
  const markup = markupOf(bytes.subarray(0, prologBytes));
  return (
    signatures.find(({ begins }) => (typeof begins === 'string' ? begins === markup : begins.test(hexadecimal)))?.type ??
    unknownType
  );
}

/** The ending of names of files of a media type. */
export function extensionOf(type: string): string {
  return signatures.find(each => each.type === type)?.extension ?? 'bin';
}

const shown: readonly Signature[] = signatures.filter(each => 'shown' in each);

/** The kinds of pictures that browsers show. */
export const shownKinds: readonly string[] = shown.flatMap(each => each.shown ?? []);

/** Whether browsers show what is of this media type as a picture. */
export function isShown(type: string): boolean {
  return shown.some(each => each.type === type);
}

/** A file of ISO 14496-12 that names this brand among those that it is compatible with. */
function brand(digits: string): RegExp {
  return new RegExp(`^.{8}66747970(?:.{8})*?${digits}`);
}

/** What a text is whose first element may stand behind a byte order mark, blank lines, declarations and comments. */
function markupOf(bytes: Buffer): 'svg' | 'xml' | undefined {
  const text = textOf(bytes).trimStart();
  if (!text.startsWith('<')) return undefined;
  const root = text.slice(prologEnd(text));
  if (/^<(?:[\w.-]+:)?svg[\s/>]/.test(root)) return 'svg';
  return text.startsWith('<?xml') ? 'xml' : undefined;
}

function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Where the first element begins. */
function prologEnd(text: string): number {
  let at = 0;
  for (;;) {
    const end = endOfDeclaration(text, at);
    if (end === undefined) return at;
    at = end + (/^\s*/.exec(text.slice(end, end + prologBytes))?.[0].length ?? 0);
  }
}

/** Where what stands before an element ends; `undefined` where nothing does. A type of document may have declarations of its own in brackets. */
function endOfDeclaration(text: string, at: number): number | undefined {
  const closing = text.startsWith('<!--', at)
    ? '-->'
    : text.startsWith('<?', at)
      ? '?>'
      : text.startsWith('<!', at)
        ? '>'
        : undefined;
  if (closing === undefined) return undefined;
  const plain = text.indexOf(closing, at);
  const opens = closing === '>' && text.slice(at, Math.max(plain, at)).includes('[');
  const closes = opens ? text.indexOf(']', at) : plain;
  const end = closes < 0 ? -1 : text.indexOf(closing, closes);
  return end < 0 ? text.length : end + closing.length;
}
