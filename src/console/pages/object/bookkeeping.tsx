import { recordIn } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import { say } from '../../texts/say.js';
import type { ObjectContents } from './object-contents.js';
import { objectWords } from './object-words.js';

/** The category of the object itself. */
export const ofObjects = 'C__CATG__GLOBAL';

/** Attributes of the object itself that say how it is kept, not what it is; its title, type and status stand in its head. */
export const ofBookkeeping: readonly string[] = [
  'title',
  'type',
  'cmdb_status',
  'status',
  'sysid',
  'created',
  'created_by',
  'changed',
  'changed_by',
];

/** How the object is kept, at the end of its page: its system ID, who made and changed it, and its revision. */
export function Bookkeeping({ contents: { object, categories } }: { readonly contents: ObjectContents }) {
  const { entries = [], info = {} } = categories.find(each => each.const === ofObjects) ?? {};
  const entry = recordIn(entries[0]);
  const shown = ofBookkeeping.slice(ofBookkeeping.indexOf('status')).filter(key => info[key]);
  return (
    <section class="category bookkeeping" aria-labelledby="title-bookkeeping">
      <header>
        <h2 id="title-bookkeeping">{say(objectWords.bookkeeping)}</h2>
      </header>
      <dl class="record">
        {shown.map(key => (
          <div key={key}>
            <dt>{info[key]?.title}</dt>
            <dd>{viewOf(info[key]?.type ?? 'text').show(entry[key], entry)}</dd>
          </div>
        ))}
        <div>
          <dt>{say(objectWords.revision)}</dt>
          <dd>{object.revision ?? 0}</dd>
        </div>
      </dl>
    </section>
  );
}
