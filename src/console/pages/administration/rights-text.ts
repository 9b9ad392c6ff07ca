import type { KeyRights } from '../../../../generated/types.js';
import { say } from '../../texts/say.js';
import { administrationWords, verbWords } from './administration-words.js';

/** Rights in words; null stands for every right. */
export function rightsText(rights: KeyRights): string {
  if (rights === null) return say(administrationWords.everything);
  if (rights.length === 0) return say(administrationWords.nothing);
  return rights
    .map(({ verbs, object_types: types = [], categories = [] }) => {
      const what = [...types, ...categories].join(', ');
      const allowed = verbs.map(verb => say(verbWords[verb])).join(', ');
      return what === '' ? allowed : `${allowed} (${what})`;
    })
    .join('; ');
}
