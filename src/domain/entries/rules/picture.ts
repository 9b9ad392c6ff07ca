import { createHash } from 'node:crypto';
import type { Kept } from '../../../attributes/attribute-type.js';
import type { Upload } from '../../../attributes/uploads.js';
import { readableValues } from '../../storage/damage.js';
import type { Reads } from '../../storage/reads.js';
import type { EntryOccasions, EntryRule } from '../entry-rule.js';

/** The category whose upload is the picture of its object. */
export const pictureCategory = 'C__CATG__IMAGE';
const pictureAttribute = 'image';

/** An object shows the image of its entry as its picture, which is named by the hash of its bytes. */
export const picture: EntryRule = {
  name: 'picture',
  appliedTo: ({ category }) => (category.const === pictureCategory ? ofImages : undefined),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

const ofImages: EntryOccasions = {
  received: 'nothing',
  prepare: 'nothing',
  stored: 'nothing',
  async written({ records, object }, changes) {
    for (const { values } of changes) await records.objects.update(object.id, { picture: hashOf(values[pictureAttribute]) });
  },
  copied: 'nothing',
  stepping: 'nothing',
  async stepped({ records, object, to }) {
    if (to === 'purged') await records.objects.update(object.id, { picture: null });
  },
};

function hashOf(kept: Kept): string | null {
  const upload = kept as Upload | undefined;
  if (!upload?.type.startsWith('image/')) return null;
  return createHash('sha256')
    .update(upload.content ?? '', 'base64')
    .digest('hex');
}

/** A picture to be served. */
export interface Picture {
  readonly type: string;
  readonly content: Buffer;
}

/** The picture with this hash, if it is an object's. */
export async function pictureWithHash(reads: Reads, hash: string): Promise<Picture | undefined> {
  const values = await reads.pictures.find(hash, pictureCategory);
  if (values === undefined) return undefined;
  const upload = readableValues(values)?.[pictureAttribute] as Upload | undefined;
  return upload && { type: upload.type, content: Buffer.from(upload.content ?? '', 'base64') };
}
