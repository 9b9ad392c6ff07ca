import type { Attribute, Kept, KeptValues, Showing } from '../../attributes/attribute-type.js';
import { showChoice } from '../../attributes/choices.js';
import { showObject } from '../../attributes/links.js';
import type { References } from '../../attributes/references.js';
import type { Computation, Seen } from './computation.js';
import type { FactSource } from './facts.js';

/** More names than this are cut off: every entry of a long page repeats them. */
const namesShown = 20;

type NameOf = (values: Readonly<KeptValues>, entry: FactSource) => unknown;

/** What entries are called, in their order. */
export function namesOf(entries: readonly FactSource[], nameOf: NameOf): string {
  const names: string[] = [];
  for (const entry of entries) {
    const name = nameOf(entry.values, entry);
    if (name && names.push(String(name)) > namesShown) return `${names.slice(0, namesShown).join(', ')}, …`;
  }
  return names.join(', ');
}

/** What every entry of a read shows alike is worked out once. */
export function shared(compute: (seen: Seen) => unknown): Computation {
  const known = new WeakMap<Seen, { readonly shown: unknown }>();
  return (_, seen) => {
    const { shown } = known.get(seen) ?? { shown: compute(seen) };
    if (!known.has(seen)) known.set(seen, { shown });
    return shown;
  };
}

/** The title of an object that is linked to; `''` where it is gone. */
export function titleOf(link: Kept, found: References): string {
  return typeof link === 'number' ? (found.object(link)?.title ?? '') : '';
}

/** Names entries by the object that one of their attributes leads to. */
export function titled(key: string, found: References): NameOf {
  return values => titleOf(values[key], found);
}

/** The objects that entries of a category on the same object lead to. */
export function namesBeside(category: string, key: string): Computation {
  return (_, { facts, found }, { object }) => namesOf(facts.beside(object, category), titled(key, found));
}

/** The object that is linked to, as an attribute of type object shows it. */
export function linkedObject(link: Kept, seen: Seen): unknown {
  return typeof link === 'number' ? showObject(link, choiceIn(''), seen) : null;
}

/** The type of the object that an attribute leads to, as a choice. */
export function typeOfLinked(key: string): Computation {
  return (values, seen) => {
    const link = values[key];
    const type = typeof link === 'number' ? seen.found.object(link)?.type : undefined;
    return type === undefined ? null : showChoice(seen.registry.objectType(type)?.id, choiceIn('object_type'), seen);
  };
}

/** The title of a choice of a dialog. */
export function choiceTitle(choice: Kept, dialog: string, seen: Showing): string {
  const shown = choice === undefined ? null : (showChoice(choice, choiceIn(dialog), seen) as { readonly title: string } | null);
  return shown?.title ?? '';
}

/** A value of the master data of the person an entry leads to. */
export function ofPerson(key: string): Computation {
  return ({ connected_object }, { facts }) => facts.first(Number(connected_object), 'C__CATS__PERSON_MASTER')[key] ?? '';
}

/** The key of the licence an installation uses. */
export const licenceKey: Readonly<Record<string, Computation>> = {
  assigned_license_key: ({ assigned_license }, { facts }) =>
    typeof assigned_license === 'number' ? (facts.entry(assigned_license).key ?? '') : '',
};

function choiceIn(dialog: string): Attribute {
  return { key: '', type: 'dialog', title: { en: '', de: '' }, dialog };
}
