import type { KeptValues } from '../../attributes/attribute-values.js';
import type { Upload } from '../../attributes/types/upload.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { ContentPlace, UploadContent } from '../storage/entries.js';
import type { Reads } from '../storage/reads.js';
import type { CategoryModel } from './category-model.js';

/** Values as they are stored, and the contents of uploads that are stored apart from them. */
export interface SplitValues {
  readonly values: Readonly<KeptValues>;
  readonly contents: readonly UploadContent[] | undefined;
}

/** Takes the contents of uploads out of values: whatever reads values reads no contents. */
export function splitContents({ uploads }: Pick<CategoryModel, 'uploads'>, values: Readonly<KeptValues>): SplitValues {
  if (uploads.length === 0) return { values, contents: undefined };
  const contents: UploadContent[] = [];
  const stored = { ...values };
  for (const { key } of uploads) {
    const { content, ...upload } = (values[key] ?? {}) as Upload;
    if (content === undefined) continue;
    stored[key] = upload;
    contents.push({ digest: upload.sha256, content });
  }
  return { values: stored, contents };
}

/** Entries of a category, as far as their uploads are asked for. */
interface WithUploads {
  readonly model: Pick<CategoryModel, 'uploads'>;
  readonly entries: readonly { readonly id: number; readonly values: Readonly<KeptValues> }[];
}

/** The uploads of entries, by their places. */
export function uploadsOf({ model: { uploads }, entries }: WithUploads): readonly (ContentPlace & Pick<Upload, 'size'>)[] {
  return uploads.flatMap(({ key }) =>
    entries.flatMap(({ id, values }) => {
      const upload = values[key] as Upload | undefined;
      return upload ? [{ entry: id, digest: upload.sha256, size: upload.size }] : [];
    }),
  );
}

/** The contents that are shown of entries, by their digests. One statement, or none. */
export function findContents(
  { entries: stored }: Pick<Reads, 'entries'>,
  listed: readonly WithUploads[],
  isContentShown = true,
): MaybePromise<ReadonlyMap<string, string> | undefined> {
  if (!isContentShown) return undefined;
  const places: ContentPlace[] = [];
  for (const { model, entries } of listed) {
    const uploads = model.uploads.length > 0 ? model.uploads.filter(({ showContent }) => showContent) : [];
    if (uploads.length > 0) places.push(...uploadsOf({ model: { uploads }, entries }));
  }
  return places.length > 0 ? andThen(stored.contents(places), contents => contents) : undefined;
}
