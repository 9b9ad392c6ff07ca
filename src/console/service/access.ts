import type { Kataster } from '../../../generated/client.js';
import type { PermittedAccess, PermittedVerb } from '../../../generated/types.js';
import { useAnswer } from './answer.js';
import { once } from './catalogue.js';
import { constant } from './constants.js';
import { asOf } from './past.js';

/** Rights of the caller, as far as the service has told them: what they do not permit is not offered. */
export interface Access {
  /** Whether the caller may use a method on something. */
  uses(method: string): boolean;
  /** Whether the caller may write so, in a category or the objects themselves; never on a page that shows the past. */
  may(verb: PermittedVerb, category?: string | undefined): boolean;
  /** Whether the caller may apply a verb to objects of a type: in some category, or with `everywhere` in all of them. */
  ofType(verb: PermittedVerb, type: string, extent?: 'everywhere' | 'verbs'): boolean;
}

/** The category by which changes of an object itself are permitted. */
const ofObjects = 'C__CATG__GLOBAL';

function readAccess(caller: Kataster, type: string): Promise<PermittedAccess> {
  return once(caller, `access ${type}`, () => caller.kataster.access.read(type === '' ? {} : { type: constant(type) }));
}

/** The rights of the caller to objects of a type, or of any. */
export function useAccess(type = ''): Access {
  const found = useAnswer(
    async caller => {
      const [whole, own] = await Promise.all([readAccess(caller, ''), readAccess(caller, type)]);
      return { whole, own };
    },
    [type],
  ).value;
  return {
    uses: method => found?.whole.methods.some(each => each.method === method) ?? false,
    may(verb, category = ofObjects) {
      const named = [...(found?.own.categories ?? []), ...(found?.whole.categories ?? [])].find(each => each.const === category);
      return asOf.value === '' && (named?.verbs.includes(verb) ?? false);
    },
    ofType(verb, name, extent = 'verbs') {
      const named = found?.whole.object_types.find(each => each.const === name);
      return asOf.value === '' && (named?.[extent].includes(verb) ?? false);
    },
  };
}
