import type { DomainContext } from '../context.js';

/** As whom a caller is known. */
export interface Person {
  /** Id of the object; 0 where no object stands for the caller. */
  readonly id: number;
  readonly name: string;
  readonly mail: string;
  readonly login: string;
}

const apiSystem = 'C__OBJ__PERSON_API_SYSTEM';

/** The person a caller is known as. Who gives a key alone is the person that stands for every key. */
export async function callerAsPerson({ store, actor, user }: DomainContext): Promise<Person> {
  if (user) return user;
  const id = await store.reads.constants.find(apiSystem);
  const person = id === undefined ? undefined : await store.reads.objects.find(id);
  return { id: id ?? 0, name: person?.title ?? actor, mail: '', login: actor };
}
