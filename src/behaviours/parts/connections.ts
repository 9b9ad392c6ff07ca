import type { FoundEntry, WithOwner } from '../../domain/behaviours/facts.js';
import { entryAnywhere } from '../../domain/behaviours/needs.js';
import type { Seeing } from '../../domain/behaviours/seen-entry.js';

/** The other end of the connection of a connector or a port. */
export const connectedEnd = entryAnywhere('assigned_connector', {
  C__CATG__CONNECTOR: ['connection_type'],
  C__CATG__NETWORK_PORT: ['plug_type'],
});

/** A connector or a port with what it is connected with. */
export interface Connected extends Seeing {
  readonly facts: { readonly end: (FoundEntry & WithOwner) | undefined };
}

/** The object at the other end of a connection. */
export function connectedObject(_: unknown, seen: Connected): unknown {
  const { end } = seen.facts;
  return seen.presentObject(end && seen.ownerOf(end));
}

/** The number of the first of these entries; `''` where there is none. */
export function idOfFirst([first]: readonly { readonly id: number }[]): string {
  return first ? String(first.id) : '';
}
