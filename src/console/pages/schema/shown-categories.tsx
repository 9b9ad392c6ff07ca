import { useState } from 'preact/hooks';
import { Combobox } from '../../attributes/combobox.js';
import { useAnswer } from '../../service/answer.js';
import { allCategories } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { editorWords } from './editor-words.js';
import { ItemsList } from './items-list.js';
import { definitionNamed } from './schema-document.js';
import { namesIn } from './schema-draft.js';
import { having, offer, type SettingControl } from './setting-controls.js';

const most = 30;

/** The categories that a type shows, in an order that is changed like that of attributes. One of the site that is added is usual at once. */
export const ShownCategories: SettingControl = ({ id, label, value, item, draft, described, onItem }) => {
  const records = useAnswer(allCategories, []).value ?? [];
  const [at, setAt] = useState(-1);
  const names = namesIn(value);
  const usual = namesIn(item.overviewCategories);
  const change = (categories: readonly string[], overview = usual): void =>
    onItem({ ...item, categories, overviewCategories: overview.filter(each => categories.includes(each)) });
  const add = (name: string): void =>
    change([...names, name], definitionNamed(draft.reading, 'categories', name) ? [...usual, name] : usual);
  const titleOf = (name: string): string => records.find(each => each.const === name)?.title ?? name;
  const left = records.filter(each => !names.includes(each.const));
  return (
    <fieldset class="ordered-records">
      <legend>{label}</legend>
      <ItemsList
        label={label}
        items={names.map(name => ({ title: { en: titleOf(name), de: titleOf(name) } }))}
        chosen={at}
        onChoose={setAt}
        onMove={(from, to) => change(names.toSpliced(from, 1).toSpliced(to, 0, ...names.slice(from, from + 1)))}
        onRemove={place => change(names.toSpliced(place, 1))}
      />
      <label for={id}>{say(editorWords.addCategory)}</label>
      <Combobox
        id={id}
        shown=""
        label={say(words.search)}
        described={described}
        find={async question => having(left, question).slice(0, most).map(offer)}
        onChoose={chosen => chosen && add(chosen.id)}
      />
    </fieldset>
  );
};
