import { useRef } from 'preact/hooks';
import type { CmdbObject } from '../../../../generated/types.js';
import { isUnset, recordIn } from '../../attributes/attribute-view.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { contentOf } from '../../parts/file-content.js';
import { constant } from '../../service/constants.js';
import { root } from '../../service/root.js';
import { service } from '../../service/service.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import type { FilledCategory, ObjectContents } from './object-contents.js';
import { objectWords } from './object-words.js';

/** The category that keeps the picture of an object, as the contract names it. */
export const ofPictures = 'C__CATG__IMAGE';

/** The category and the attribute that keep the picture; undefined where the type offers none. */
function keeperIn(categories: readonly FilledCategory[]) {
  const category = categories.find(each => each.const === ofPictures);
  const [key] = Object.entries(category?.info ?? {}).find(([, { type }]) => type === 'upload') ?? [];
  return category && key !== undefined ? { key, isSet: !isUnset(recordIn(category.entries[0])[key]) } : undefined;
}

/** The picture of an object, where it has one. */
export function Picture({ contents: { object, categories } }: { readonly contents: ObjectContents }) {
  if (!keeperIn(categories)?.isSet) return null;
  // The service may name itself by another address than the reader does; what follows its root is the same.
  const [path] = /images\/(?:pictures|object-types)\/.*/.exec(object.image) ?? [''];
  return <img class="picture" src={`${root}${path}`} alt={say(objectWords.pictureOf, { title: object.title })} />;
}

function save(object: CmdbObject, key: string, content: string | null, label: Text, done: Text): Promise<unknown> {
  const input = { object: Number(object.id), category: constant(ofPictures), data: { [key]: content } };
  return confirmWrite({
    title: say(label),
    label: say(label),
    dryRun: () => service.value.cmdb.category.save(input, { dry_run: true }),
    write: () => service.value.cmdb.category.save(input),
    done: () => say(done),
  });
}

/** Buttons that set, change and remove the picture; nothing where the type offers none. */
export function PictureButtons({ contents: { object, categories } }: { readonly contents: ObjectContents }) {
  const input = useRef<HTMLInputElement>(null);
  const keeper = keeperIn(categories);
  if (!keeper) return null;
  const { key, isSet } = keeper;
  const label = isSet ? objectWords.changePicture : objectWords.setPicture;
  const choose = async (file: File | undefined): Promise<void> => {
    if (file) await save(object, key, await contentOf(file), label, objectWords.pictureSet);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden={true}
        aria-label={say(label)}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {say(label)}
      </button>
      {isSet && (
        <button type="button" onClick={() => void save(object, key, null, objectWords.removePicture, objectWords.pictureRemoved)}>
          {say(objectWords.removePicture)}
        </button>
      )}
    </>
  );
}
