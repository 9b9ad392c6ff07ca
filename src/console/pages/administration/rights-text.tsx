import type { KeyRights } from '../../../../generated/client.js';
import { useAnswer } from '../../service/answer.js';
import { allCategories, objectTypes } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { administrationWords, verbWords } from './administration-words.js';

/** Rights in words, with the titles of what they are narrowed to. */
export function RightsText({ of: rights }: { readonly of: KeyRights }) {
  return <span class="breakable">{useRightsText(rights)}</span>;
}

/** Rights in words; null stands for every right. */
export function useRightsText(rights: KeyRights): string {
  const types = useAnswer(objectTypes, []).value ?? [];
  const categories = useAnswer(allCategories, []).value ?? [];
  if (rights === null) return say(administrationWords.everything);
  if (rights.length === 0) return say(administrationWords.nothing);
  const titles = new Map([...types, ...categories].map(each => [each.const, each.title]));
  return rights
    .map(({ verbs, object_types: ofTypes = [], categories: inCategories = [] }) => {
      const what = [...ofTypes, ...inCategories].map(name => titles.get(name) ?? name).join(', ');
      const allowed = verbs.map(verb => say(verbWords[verb])).join(', ');
      return what === '' ? allowed : `${allowed} (${what})`;
    })
    .join('; ');
}
