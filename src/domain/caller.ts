import type { DomainContext } from './context.js';
import type { Reads } from './storage/reads.js';

/** The person that a caller is known as. */
export interface Person {
  /** Id of the object; 0 where no object stands for the caller. */
  readonly id: number;
  readonly name: string;
  readonly mail: string;
  readonly login: string;
}

const apiSystem = 'C__OBJ__PERSON_API_SYSTEM';

/** The person a caller is known as. A caller with a key alone is the person that stands for every key. */
export async function callerAsPerson(context: DomainContext): Promise<Person> {
  const { store, actor, user } = context;
  if (user) return user;
  const id = await callerId(context, store.reads);
  const person = id === undefined ? undefined : await store.reads.objects.find(id);
  return { id: id ?? 0, name: person?.title ?? actor, mail: '', login: actor };
}

/** The object of that person; `undefined` where there is none. */
export async function callerId({ user }: DomainContext, { constants }: Pick<Reads, 'constants'>): Promise<number | undefined> {
  return user ? user.id : constants.find(apiSystem);
}
