import type { Kataster, ObjectFilter } from '../../../generated/client.js';
import type { AttributeInfo, LinkTarget, ListedObject } from '../../../generated/types.js';
import { to } from '../routing/addresses.js';
import { objectsOf } from '../service/answer.js';
import { categoryInfo, permittedTypes } from '../service/catalogue.js';
import { constant } from '../service/constants.js';
import { service } from '../service/service.js';
import type { Text } from '../texts/language.js';
import { say } from '../texts/say.js';
import { type ControlProps, listIn, recordIn, textOf } from './attribute-view.js';
import { attributeWords } from './attribute-words.js';
import { Chip } from './choices.js';
import { Combobox, type Offer } from './combobox.js';
import { titlesApart } from './titles-apart.js';

const most = 20;

/** A link to an object. */
export function objectLink(value: unknown) {
  const { id, title } = recordIn(value);
  return id === undefined ? null : <a href={to.object(textOf(id))}>{textOf(title)}</a>;
}

/** Objects whose title contains what was typed, of types that a link may lead to; equal titles with the places of their objects. */
export async function objectsLike(caller: Kataster, question: string, target?: LinkTarget): Promise<readonly Offer[]> {
  const contains = { category: 'C__CATG__GLOBAL', key: 'title', comparison: 'contains', value: question } as const;
  const types = await permittedTypes(caller, target);
  if (types?.length === 0) return [];
  const filter: ObjectFilter = types === undefined ? {} : { type: types.map(constant) };
  const found = await caller.cmdb.objects.read({
    filter: { ...filter, ...(question !== '' && { attributes: [contains] }) },
    fields: ['id', 'title', 'type_title', 'sysid'],
    order_by: 'title',
    limit: most,
  });
  const objects: readonly ListedObject[] = objectsOf(found);
  const titles = await titlesApart(caller, objects);
  return objects.map(({ id, title = '', type_title = '', sysid = '' }) => ({
    id,
    title: titles.get(id) ?? title,
    note: `${type_title} · ${sysid}`,
    value: { id, title },
  }));
}

/** A link to one object. */
export function OneObject({ id, attribute, value, object, described, onChange }: ControlProps) {
  const isOffered = ({ id: offered }: Offer): boolean => !leadsElsewhere(attribute) || offered !== String(object);
  return (
    <Combobox
      id={id}
      shown={textOf(value)}
      label={say(attributeWords.chooseObject)}
      described={described}
      find={async question => (await objectsLike(service.value, question, attribute.target)).filter(isOffered)}
      onChoose={offer => onChange(offer?.value ?? null)}
    />
  );
}

/** Whether a link never leads to what has it. */
function leadsElsewhere({ acyclic, target }: AttributeInfo): boolean {
  return acyclic === true || target?.notItself === true;
}

/** A link to an object that holds a file. */
export function OneFile({ attribute, ...props }: ControlProps) {
  return <OneObject {...props} attribute={{ ...attribute, target: { objectTypes: ['C__OBJTYPE__FILE'] } }} />;
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

interface FoundWithin {
  readonly label: Text;
  find(caller: Kataster, owner: number, attribute: AttributeInfo): Promise<readonly Offer[]>;
}

/** A link to what belongs to an object, found by one box: by the title of the object, its own, or one after the other. */
function withinObject({ label, find }: FoundWithin) {
  return (props: ControlProps) => {
    const { id, attribute, value, values, object, described, onChange } = props;
    const isOffered = (offer: Offer): boolean => !leadsElsewhere(attribute) || offer.id !== textOf(values.id);
    const findOf = async (owner: number) => (await find(service.value, owner, attribute)).filter(isOffered);
    const findOffers = async (question: string): Promise<readonly Offer[]> => {
      const owner = await onlyOwner(props);
      return owner === undefined ? findWithin(question, object, findOf) : having(question, await findOf(owner)).slice(0, most);
    };
    return (
      <Combobox
        id={id}
        shown={textOf(value)}
        label={say(label)}
        described={described}
        find={findOffers}
        onChoose={offer => onChange(offer?.value ?? null)}
      />
    );
  };
}

/** The object whose entries alone a link may lead to; `undefined` where those of every object are found. */
async function onlyOwner({ category, attribute, values, object }: ControlProps): Promise<number | undefined> {
  if (attribute.target?.sameObject) return object;
  const { [attribute.dependsOn ?? '']: owning } = await categoryInfo(service.value, category);
  const { id } = recordIn(values[attribute.dependsOn ?? '']);
  return owning === undefined || owning.target?.category !== undefined || id === undefined ? undefined : Number(id);
}

const ownersAtMost = 5;

/** Records of this object that fit; then those of others, by the longest beginning of the question that is in a title of one. */
async function findWithin(
  question: string,
  object: number | undefined,
  find: (owner: number) => Promise<readonly Offer[]>,
): Promise<readonly Offer[]> {
  const own = object === undefined ? [] : having(question, await find(object));
  const words = question.split(/\s+/).filter(Boolean);
  for (let length = words.length; length > 0 && own.length < most; length -= 1) {
    const owners = await objectsLike(service.value, words.slice(0, length).join(' '));
    const others = owners.filter(({ id }) => id !== String(object)).slice(0, ownersAtMost);
    const rest = words.slice(length).join(' ');
    const found = await Promise.all(others.map(async owner => having(rest, await find(Number(owner.id))).map(ofOwner(owner))));
    if (found.some(({ length: number }) => number > 0)) return [...own, ...found.flat()].slice(0, most);
  }
  return own.slice(0, most);
}

function having(text: string, offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()));
}

function ofOwner({ title: owner }: Offer): (offer: Offer) => Offer {
  return offer => {
    const title = `${owner} · ${offer.title}`;
    return { ...offer, title, value: { ...recordIn(offer.value), title } };
  };
}

async function entriesWithin(caller: Kataster, owner: number, { target }: AttributeInfo): Promise<readonly Offer[]> {
  const categories = [target?.category, ...(target?.categories ?? [])].filter(each => each !== undefined);
  const found = await Promise.all(categories.map(category => entriesOf(caller, owner, category)));
  return found.flat();
}

async function entriesOf(caller: Kataster, object: number, category: string): Promise<readonly Offer[]> {
  const entries = await caller.cmdb.category.read({ objID: object, category: constant(category) });
  return entries.map(entry => {
    const values = recordIn(entry);
    const title = textOf(values.title) || textOf(values.hostaddress) || say(attributeWords.untitled);
    const other = textOf(values.connected_object);
    return {
      id: textOf(values.id),
      title,
      note: other && say(attributeWords.connected, { title: other }),
      value: { id: values.id, title },
    };
  });
}

async function relationsOf(caller: Kataster, owner: number): Promise<readonly Offer[]> {
  const found = await caller.cmdb.objects_by_relation.read({ id: owner });
  return Object.values(found).map(({ data: { id, title, type_title: note } }) => ({ id, title, note, value: { id, title } }));
}

const OneRelation = withinObject({ label: attributeWords.chooseRelation, find: relationsOf });

export const OneEntry = withinObject({ label: attributeWords.chooseEntry, find: entriesWithin });
export const ManyEntries = many(OneEntry);
export const ManyObjects = many(OneObject);
export const ManyRelations = many(OneRelation);
