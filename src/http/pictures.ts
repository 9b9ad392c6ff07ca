import type { Context } from 'koa';
import { pictureWithHash } from '../domain/objects/pictures.js';
import type { Reads } from '../domain/storage/reads.js';
import { pictures } from '../handlers/present.js';

const hashInPath = new RegExp(`^/${pictures}/([0-9a-f]{64})$`);

/** Serves the picture of an object, named by the hash of its content: who knows the name has seen it, and it never changes. */
export async function servePicture(context: Context, reads: Reads): Promise<boolean> {
  const [, hash] = hashInPath.exec(context.path) ?? [];
  const picture = hash === undefined ? undefined : await pictureWithHash(reads, hash);
  if (!picture) return false;
  context.set({
    'Content-Type': picture.type,
    'Cache-Control': 'private, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  context.body = picture.content;
  return true;
}
