import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** How a content may be compressed. */
type Encoding = keyof typeof encoders;

const brotli = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In the order of preference; both work beside the event loop. */
const encoders = {
  br: (content: Buffer) => brotli(content, quality),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;

/** Bytes from which on compression is worth it. */
const minCompressedBytes = 1024;

/** The encoding the caller asks for, where the content is worth it. Callers that take another answer are kept apart. */
export function encodingFor(context: Context, length: number): Encoding | undefined {
  context.vary('Accept-Encoding');
  if (length < minCompressedBytes) return undefined;
  return (Object.keys(encoders) as Encoding[]).find(each => context.acceptsEncodings(each) === each);
}

/** The tag of a content as it is encoded: other bytes have another one. */
export function encodeTag(etag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** The content in an encoding. */
export async function encodeContent(content: Buffer, encoding: Encoding | undefined): Promise<Buffer> {
  return encoding === undefined ? content : encoders[encoding](content);
}

/** Sends a content with the negotiated encoding, or status 304. */
export async function sendEncoded(context: Context, content: Buffer, etag: string, encodings: EncodedOnce): Promise<void> {
  const encoding = encodingFor(context, content.length);
  context.set('ETag', encodeTag(etag, encoding));
  if (encoding !== undefined) context.set('Content-Encoding', encoding);
  if (context.fresh) context.status = 304;
  else context.body = await encodings.get(content, etag, encoding);
}

/** Cache of encoded contents; cleared once it holds so many. */
export class EncodedOnce {
  private readonly known = new Map<string, Promise<Buffer>>();
  private readonly atMost: number;

  constructor(atMost = Number.POSITIVE_INFINITY) {
    this.atMost = atMost;
  }

  /** The content with this tag in an encoding. */
  get(content: Buffer, etag: string, encoding: Encoding | undefined): Promise<Buffer> {
    if (encoding === undefined) return Promise.resolve(content);
    const key = encodeTag(etag, encoding);
    const known = this.known.get(key);
    if (known) return known;
    if (this.known.size >= this.atMost) this.known.clear();
    const made = encodeContent(content, encoding);
    this.known.set(key, made);
    return made;
  }
}
