import type { Computation } from './computation.js';
import { linkedObject } from './computed-names.js';

/** The object at the other end of a connection. */
export const connected: Readonly<Record<string, Computation>> = {
  connected_object: ({ assigned_connector: end }, seen) =>
    linkedObject(typeof end === 'number' ? seen.facts.linked(end)?.object : undefined, seen),
};

/** The same, with the number of the other end beside it. */
export const connector: Readonly<Record<string, Computation>> = {
  ...connected,
  connector: ({ assigned_connector: end }, { found }) => (typeof end === 'number' && found.entry(end) ? String(end) : ''),
};

/** What a cable connects: the ends that name it, and those that they are connected with. */
export const cableEnds: Computation = (_, { facts, found }, { object }) => {
  const names = new Map<number, string>();
  for (const { id, title, object: owner, values } of facts.linking(object)) {
    names.set(id, nameOf(found.object(owner)?.title, title));
    const other = typeof values.assigned_connector === 'number' ? found.entry(values.assigned_connector) : undefined;
    if (other) names.set(other.id, nameOf(other.owner, other.title));
  }
  return [...names.values()].join(' - ');
};

function nameOf(...titles: readonly (string | undefined)[]): string {
  return titles.filter(Boolean).join(' ');
}
