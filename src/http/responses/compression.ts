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

/** What is shorter is not worth it. */
const shortest = 1024;

/** The encoding the caller asks for, where the content is worth it. Callers that take another answer are kept apart. */
export function encodingFor(context: Context, length: number): Encoding | undefined {
  context.vary('Accept-Encoding');
  if (length < shortest) return undefined;
  return (Object.keys(encoders) as Encoding[]).find(each => context.acceptsEncodings(each) === each);
}

/** The tag of a content as it is encoded: other bytes have another one. */
export function encodedTag(etag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** The content in an encoding. */
export async function encoded(content: Buffer, encoding: Encoding | undefined): Promise<Buffer> {
  return encoding === undefined ? content : encoders[encoding](content);
}

/** Sends a content encoded as the caller asks, or tells that it is known already. */
export async function sendEncoded(context: Context, content: Buffer, etag: string, encodings: EncodedOnce): Promise<void> {
  const encoding = encodingFor(context, content.length);
  context.set('ETag', encodedTag(etag, encoding));
  if (encoding !== undefined) context.set('Content-Encoding', encoding);
  if (context.fresh) context.status = 304;
  else context.body = await encodings.get(content, etag, encoding);
}

/** Encodes what is asked for again and again once, and keeps so many of the results. */
export class EncodedOnce {
  private readonly known = new Map<string, Promise<Buffer>>();
  private readonly atMost: number;

  constructor(atMost = Number.POSITIVE_INFINITY) {
    this.atMost = atMost;
  }

  /** The content with this tag in an encoding. */
  get(content: Buffer, etag: string, encoding: Encoding | undefined): Promise<Buffer> {
    if (encoding === undefined) return Promise.resolve(content);
    const key = encodedTag(etag, encoding);
    const known = this.known.get(key);
    if (known) return known;
    if (this.known.size >= this.atMost) this.known.clear();
    const made = encoded(content, encoding);
    this.known.set(key, made);
    return made;
  }
}
