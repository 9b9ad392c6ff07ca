import { useState } from 'preact/hooks';
import type { Kataster, ObjectFilter } from '../../../generated/client.js';
import type { AttributeInfo, ListedObject } from '../../../generated/types.js';
import { to } from '../routing/addresses.js';
import { constant } from '../service/constants.js';
import { service } from '../service/service.js';
import { say } from '../texts/say.js';
import { type ControlProps, listIn, recordIn, textOf, type Values } from './attribute-view.js';
import { attributeWords } from './attribute-words.js';
import { Chip } from './choices.js';
import { Combobox, type Offer } from './combobox.js';

const most = 20;

/** A link to an object. */
export function objectLink(value: unknown) {
  const { id, title } = recordIn(value);
  return id === undefined ? null : <a href={to.object(textOf(id))}>{textOf(title)}</a>;
}

/** Objects whose title contains what was typed, of types that the attribute may lead to. */
async function objectsLike(caller: Kataster, question: string, filter: ObjectFilter): Promise<readonly Offer[]> {
  const contains = { category: 'C__CATG__GLOBAL', key: 'title', comparison: 'contains', value: question } as const;
  const found = await caller.cmdb.objects.read({
    filter: { ...filter, ...(question !== '' && { attributes: [contains] }) },
    fields: ['id', 'title', 'type_title', 'sysid'],
    order_by: 'title',
    limit: most,
  });
  const objects: readonly ListedObject[] = Array.isArray(found) ? found : found.objects;
  return objects.map(({ id, title = '', type_title = '', sysid = '' }) => ({
    id,
    title,
    note: `${type_title} · ${sysid}`,
    value: { id, title },
  }));
}

function targetFilter({ target }: Pick<AttributeInfo, 'target'>): ObjectFilter {
  return target?.objectTypes === undefined ? {} : { type: target.objectTypes.map(constant) };
}

/** A link to one object. */
export function OneObject({ id, attribute, value, described, onChange }: ControlProps) {
  return (
    <Combobox
      id={id}
      shown={textOf(value)}
      label={say(attributeWords.chooseObject)}
      described={described}
      find={question => objectsLike(service.value, question, targetFilter(attribute))}
      onChoose={offer => onChange(offer?.value ?? null)}
    />
  );
}

/** Links to several records, chosen one after another. */
function many(One: (props: ControlProps) => preact.ComponentChildren) {
  return (props: ControlProps) => {
    const chosen = listIn(props.value);
    const add = (added: unknown): void => {
      const isNew = added !== null && !chosen.some(each => each.id === recordIn(added).id);
      if (isNew) props.onChange([...chosen, recordIn(added)]);
    };
    return (
      <div class="many">
        {chosen.map(each => (
          <Chip
            key={textOf(each.id)}
            title={textOf(each)}
            onRemove={() => props.onChange(chosen.filter(other => other !== each))}
          />
        ))}
        <One {...props} value={null} onChange={add} />
      </div>
    );
  };
}

/** A link to an entry: of this object, or of another one that is chosen first. */
export function OneEntry({ id, attribute, value, object, described, onChange }: ControlProps) {
  const [owner, setOwner] = useState<Values>({ id: object });
  const categories = [attribute.target?.category, ...(attribute.target?.categories ?? [])].filter(each => each !== undefined);
  const find = async (question: string): Promise<readonly Offer[]> => {
    if (owner.id === undefined) return [];
    const entries = await Promise.all(categories.map(category => entriesOf(service.value, Number(owner.id), category)));
    return entries
      .flat()
      .filter(({ title }) => title.toLowerCase().includes(question.toLowerCase()))
      .slice(0, most);
  };
  return (
    <div class="entry-link">
      <Combobox
        id={id}
        shown={textOf(value)}
        label={say(attributeWords.chooseEntry)}
        described={described}
        find={find}
        onChoose={offer => onChange(offer?.value ?? null)}
      />
      <Combobox
        id={`${id}-of`}
        shown={textOf(owner.title)}
        label={say(attributeWords.ofObject)}
        described={{ 'aria-label': say(attributeWords.ofObject) }}
        find={question => objectsLike(service.value, question, {})}
        onChoose={offer => setOwner(offer ? recordIn(offer.value) : { id: object })}
      />
    </div>
  );
}

async function entriesOf(caller: Kataster, object: number, category: string): Promise<readonly Offer[]> {
  const entries = await caller.cmdb.category.read({ objID: object, category: constant(category) });
  return entries.map(entry => {
    const values = recordIn(entry);
    const title = textOf(values.title) || textOf(values.hostaddress) || `#${textOf(values.id)}`;
    return { id: textOf(values.id), title, note: '', value: { id: values.id, title } };
  });
}

export const ManyObjects = many(OneObject);
export const ManyEntries = many(OneEntry);
