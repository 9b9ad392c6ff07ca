import type { ChangePosition } from '../storage/history.js';

/** Ids of change sets' changes in a logbook begin here; smaller ones are those of messages, which are entries. */
const firstOfChanges = 2 ** 31;

/** Changes that the ids of one change set have room for: more than a call can make. */
const changesOfSet = 2 ** 20;

/** The id under which a logbook shows a change. */
export function idOfChange({ number, position }: ChangePosition): number {
  return firstOfChanges + number * changesOfSet + position;
}

/** The change that a logbook shows under an id; `undefined` where only a message can have it. */
export function changeOfId(id: number): ChangePosition | undefined {
  const ofSets = id - firstOfChanges;
  return ofSets < 0 ? undefined : { number: Math.floor(ofSets / changesOfSet), position: ofSets % changesOfSet };
}
