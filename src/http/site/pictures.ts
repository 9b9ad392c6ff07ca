import type { Context } from 'koa';
import type { Registry } from '../../catalog/registry.js';
import { pictureWithHash } from '../../domain/entries/rules/picture.js';
import { grantIn } from '../../domain/objects/picture-addresses.js';
import type { Store } from '../../domain/storage/store.js';
import { pictures } from '../../handlers/present.js';

const hashInPath = new RegExp(`^/${pictures}/([0-9a-f]{64})$`);

/** Serves the picture of an object at a signed URL until it expires. URLs are given to callers that may view the object. */
export async function servePicture(context: Context, { reads, secret }: Store, registry: Registry, now: Date): Promise<boolean> {
  const [, hash] = hashInPath.exec(context.path) ?? [];
  const grant = hash === undefined ? undefined : grantIn(context.querystring, hash, secret, now);
  const picture = grant && (await pictureWithHash(reads, registry, grant.hash));
  if (!picture) return false;
  const remaining = Math.floor(grant.expires - now.getTime() / 1000);
  context.set({
    'Content-Type': picture.type,
    'Cache-Control': `private, max-age=${remaining}, immutable`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  context.body = picture.content;
  return true;
}
