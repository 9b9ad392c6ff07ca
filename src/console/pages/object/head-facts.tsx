import { isUnset, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import type { FilledCategory, ObjectContents } from './object-contents.js';
import { objectWords } from './object-words.js';

/** Attributes by which people know an object, by their categories; several are shown as one fact under the title of the category. */
const facts: readonly (readonly [category: string, ...keys: string[]])[] = [
  ['C__CATG__MODEL', 'manufacturer', 'title'],
  ['C__CATG__MODEL', 'serial'],
  ['C__CATG__IP', 'hostaddress'],
  ['C__CATG__LOCATION', 'pos'],
  ['C__CATG__CONTACT', 'contact_object', 'role'],
  ['C__CATG__ACCOUNTING', 'guarantee_date'],
  ['C__CATG__ACCOUNTING', 'inventory_no'],
  ['C__CATS__NET', 'address_with_suffix'],
  ['C__CATS__NET', 'free_addresses'],
  ['C__CATS__PERSON', 'mail'],
  ['C__CATS__PERSON', 'phone_company'],
  ['C__CATS__CONTRACT', 'contract_no'],
  ['C__CATS__CONTRACT', 'end_date'],
];

/** Days after which an object has a fault that people look for. */
const ends: readonly (readonly [category: string, key: string, text: Text])[] = [
  ['C__CATG__ACCOUNTING', 'guarantee_date', objectWords.warrantyEnded],
  ['C__CATG__SUPPORT_ENTITLEMENT', 'endDate', objectWords.supportEnded],
  ['C__CATS__CONTRACT', 'end_date', objectWords.contractEnded],
];

const ofPlaces = 'C__CATG__LOCATION';

/** The entry that stands for all of a category: the one that is marked as primary, or the first. */
function mainEntry(category: FilledCategory | undefined): Values {
  const all = category?.entries.map(recordIn) ?? [];
  return all.find(({ primary }) => recordIn(primary).value === '1') ?? all[0] ?? {};
}

/** Facts about the object at a glance: model, serial number, address, unit, contact, warranty. */
export function HeadFacts({ contents: { categories } }: { readonly contents: ObjectContents }) {
  const shown = facts.flatMap(([name, ...keys]) => {
    const category = categories.find(each => each.const === name);
    const entry = mainEntry(category);
    const set = keys.filter(key => !isUnset(entry[key]) && category?.info[key]);
    return category && set.length > 0 ? [{ category, entry, set, isWhole: keys.length > 1 }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl class="record head-facts">
      {shown.map(({ category: { const: name, title, info }, entry, set, isWhole }) => (
        <div key={`${name} ${set[0]}`}>
          <dt>{isWhole ? title : info[set[0] ?? '']?.title}</dt>
          <dd>
            {set.map((key, at) => (
              <span key={key}>
                {at > 0 && ' · '}
                {viewOf(info[key]?.type ?? 'text').show(entry[key], entry)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function warningsOf({ categories }: ObjectContents): readonly Text[] {
  const today = new Date().toISOString().slice(0, 10);
  const entryOf = (name: string): Values => mainEntry(categories.find(each => each.const === name));
  const ended = ends.filter(([name, key]) => {
    const day = textOf(entryOf(name)[key]);
    return day !== '' && day < today;
  });
  const isPlaceless =
    categories.some(({ const: name, usual }) => name === ofPlaces && usual) && isUnset(entryOf(ofPlaces).parent);
  return [...ended.map(([, , text]) => text), ...(isPlaceless ? [objectWords.noPlace] : [])];
}

/** Marks for what is wrong with the object, or missing. */
export function Warnings({ contents }: { readonly contents: ObjectContents }) {
  return warningsOf(contents).map(text => (
    <li key={text.en} class="mark warning">
      {say(text)}
    </li>
  ));
}
