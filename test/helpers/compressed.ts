import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** HTTP response with its bytes before decompression, and its text after it. */
export interface CompressedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: number;
  readonly text: string;
}

/** Asks for a content in these encodings; with a body it posts a call. */
export async function askedFor(
  url: string,
  encodings: string,
  more: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<CompressedAnswer> {
  const headers = { 'Accept-Encoding': encodings, 'Content-Type': 'application/json', ...more };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, async answer => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const content = Buffer.concat(chunks);
      const text = content.length === 0 ? '' : unpacked(content, answer.headers['content-encoding']);
      resolve({
        status: answer.statusCode ?? 0,
        headers: new Headers(answer.headers as Record<string, string>),
        bytes: content.length,
        text,
      });
    });
    sent.on('error', reject).end(body);
  });
}

function unpacked(content: Buffer, encoding = 'identity'): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (given: Buffer) => given }[encoding];
  if (!unpack) throw new Error(`nobody asked for ${encoding}`);
  return unpack(content).toString();
}
