import { memoizeByPart } from '../../attributes/memoize.js';
import { ReferenceIds } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import type { DomainContext } from '../context.js';
import { modelOf } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import { valuesOf } from '../models/stored-values.js';
import { objectsWithIds } from '../relations/related-objects.js';
import type { ManyEntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';

const contactCategory = 'C__CATG__CONTACT';

/** A contact of some objects. */
export interface Contact {
  readonly contact: ObjectRecord;
  /** Mail address; empty where there is none, or the caller may not view it. */
  readonly mail: string;
  /** Ids of choices: the roles in which it is assigned. */
  readonly roles: readonly number[];
  /** Ids of the objects that it is assigned to. */
  readonly objects: readonly number[];
}

/** Categories of contacts with a mail address, and the attribute that has it. */
const mailAttributes = memoizeByPart(
  ({ categories }: Registry): ReadonlyMap<string, string> =>
    new Map(
      categories.flatMap(({ const: category, contact }) => (contact?.email === undefined ? [] : [[category, contact.email]])),
    ),
);

/** Contacts of objects, ascending by id, and titles of their roles. At most four statements. */
export async function contactsOf(context: DomainContext, objects: readonly number[]) {
  const { registry, store } = context;
  const assigned = new Map<number, { roles: Set<number>; objects: Set<number> }>();
  const referenceIds = new ReferenceIds();
  for (const entry of await store.reads.entries.ofMany({ objects, categories: [contactCategory], links: [] })) {
    const { contact_object: id, role } = valuesIn(registry, entry);
    if (typeof id !== 'number') continue;
    const known = assigned.get(id) ?? { roles: new Set(), objects: new Set() };
    assigned.set(id, known);
    known.objects.add(entry.object);
    if (typeof role !== 'number') continue;
    known.roles.add(role);
    referenceIds.choices.add(role);
  }
  const persons = await objectsWithIds(context, new Set(assigned.keys()));
  const mails = await mailsOf(context, [...persons.keys()]);
  const contacts = [...assigned].flatMap(([id, { roles, objects: told }]): readonly Contact[] => {
    const contact = persons.get(id);
    if (contact?.status !== 'normal') return [];
    return [{ contact, mail: mails.get(id) ?? '', roles: [...roles], objects: [...told] }];
  });
  return {
    contacts: contacts.sort((one, other) => one.contact.id - other.contact.id),
    roles: await lookUp(store.reads, referenceIds),
  };
}

async function mailsOf({ registry, store }: DomainContext, contacts: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const attributes = mailAttributes(registry);
  if (contacts.length === 0) return new Map();
  const entries = await store.reads.entries.ofMany({ objects: contacts, categories: [...attributes.keys()], links: [] });
  return new Map(
    entries.flatMap(entry => {
      const mail = valuesIn(registry, entry)[attributes.get(entry.category) ?? ''];
      return typeof mail === 'string' ? [[entry.object, mail] as const] : [];
    }),
  );
}

function valuesIn(registry: Registry, entry: ManyEntryRecord) {
  const category = registry.category(entry.category);
  return category ? valuesOf(modelOf(registry, category), entry) : {};
}
