import type { Kept } from '../../../attributes/attribute-values.js';
import { isShown, shownKinds } from '../../../attributes/media-types.js';
import { memoizeByPart } from '../../../attributes/memoize.js';
import type { Upload } from '../../../attributes/types/upload.js';
import type { Category, Registry } from '../../../catalog/registry.js';
import { text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { readableValues } from '../../storage/damage.js';
import type { Reads } from '../../storage/reads.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';

/** Categories whose upload is the picture of their object. */
export const pictureCategories = memoizeByPart((registry: Registry): readonly Category[] =>
  registry.categories.filter(({ picture }) => picture !== undefined),
);

/** An object shows the image of its entry as its picture, which is named by the hash of its bytes. */
export const picture: EntryRule = {
  name: 'picture',
  appliedTo: ({ category }) => (category.picture === undefined ? undefined : ofImages(category.picture)),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofImages(key: string): EntryOccasions {
  return {
    received: 'nothing',
    prepare(_, drafts) {
      for (const draft of drafts) rejectHidden(key, draft);
    },
    stored: 'nothing',
    async written({ records, object }, changes) {
      for (const { values } of changes) await records.objects.update(object.id, { picture: hashOf(values[key]) });
    },
    copied: 'nothing',
    beforeTransition: 'nothing',
    async afterTransition({ records, object, to }) {
      if (to === 'purged') await records.objects.update(object.id, { picture: null });
    },
  };
}

/**
 * Rejects what would be no picture to anybody; what was kept before stays.
 * @throws RpcError ValidationFailed
 */
function rejectHidden(key: string, { isCopy, before, values }: EntryDraft): void {
  const upload = values[key] as Upload | undefined;
  const former = before[key] as Upload | undefined;
  if (isCopy || !upload || upload.sha256 === former?.sha256 || isShown(upload.type)) return;
  const expected = text('ExpectedPicture', { kinds: shownKinds.join(', ') });
  throw new RpcError('ValidationFailed', {}, { [key]: text('Mismatch', { expected, given: upload.type }) });
}

function hashOf(kept: Kept): string | null {
  const upload = kept as Upload | undefined;
  return upload?.type.startsWith('image/') ? upload.sha256 : null;
}

/** A picture to be served. */
export interface Picture {
  readonly type: string;
  readonly content: Buffer;
}

/** The picture with this hash, if it is an object's. */
export async function pictureWithHash(reads: Reads, registry: Registry, hash: string): Promise<Picture | undefined> {
  const categories = pictureCategories(registry).map(each => each.const);
  const found = await reads.pictures.find(hash, categories);
  for (const { category, values, content } of found) {
    const upload = readableValues(values)?.[registry.category(category)?.picture ?? ''] as Upload | undefined;
    if (upload && hashOf(upload) === hash) return { type: upload.type, content: Buffer.from(content, 'base64') };
  }
  return undefined;
}
