import type { CmdbObject } from '../../../../generated/types.js';
import { objectsLike } from '../../attributes/links.js';
import { MergeButton } from '../../history/merge-button.js';
import { mergeWords } from '../../history/merge-words.js';
import { to } from '../../routing/addresses.js';
import { go } from '../../routing/location.js';
import { service } from '../../service/service.js';

/** A button that merges an object into another, whose page it leads to. */
export function Merge({ object: { id, title } }: { readonly object: CmdbObject }) {
  return (
    <MergeButton
      title={title}
      hint={mergeWords.objectHint}
      find={async question => (await objectsLike(service.value, question)).filter(offer => offer.id !== id)}
      merge={(caller, into, options) => caller.kataster.object.merge({ object: Number(id), into }, options)}
      done={into => go(to.object(into))}
    />
  );
}
