import { createHash } from 'node:crypto';
import type { KeptValues } from '../attributes/attribute-type.js';
import type { Upload } from '../attributes/uploads.js';
import type { CategoryModel } from '../entries/category-model.js';
import { readableValues } from '../storage/damage.js';
import type { Reads } from '../storage/reads.js';

/** The category whose upload is the picture of its object. */
export const pictureCategory = 'C__CATG__IMAGE';
const pictureAttribute = 'image';

/** A picture to be served. */
export interface Picture {
  readonly type: string;
  readonly content: Buffer;
}

/** What saving or purging an entry changes in the picture of its object; `undefined` where it has no say in it. */
export function pictureChange(
  { category }: CategoryModel,
  values: Readonly<KeptValues> | undefined,
): { readonly picture: string | null } | undefined {
  if (category.const !== pictureCategory) return undefined;
  const upload = values?.[pictureAttribute] as Upload | undefined;
  return {
    picture: upload?.type.startsWith('image/')
      ? createHash('sha256')
          .update(upload.content ?? '', 'base64')
          .digest('hex')
      : null,
  };
}

/** The picture with this hash, if it is an object's. */
export async function pictureWithHash(reads: Reads, hash: string): Promise<Picture | undefined> {
  const values = await reads.pictures.find(hash, pictureCategory);
  if (values === undefined) return undefined;
  const upload = readableValues(values)?.[pictureAttribute] as Upload | undefined;
  return upload && { type: upload.type, content: Buffer.from(upload.content ?? '', 'base64') };
}
