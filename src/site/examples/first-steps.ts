import type { Params } from '../contract/methods.js';
import { type Caller, type Exchange, resultOf } from './execution.js';

/** A call of the first steps, with what it is for. Its parameters may use what earlier calls answered. */
interface FirstStep {
  readonly title: string;
  readonly about: string;
  readonly method: string;
  params(made: Readonly<Record<string, number>>): Params;
  /** Name under which later steps use the id in the result. */
  readonly makes?: string;
}

/** From nothing to a server with a model, a place and an address. */
const steps: readonly FirstStep[] = [
  {
    title: 'Make a place',
    about:
      'Everything is an object of a type. A building is one that others can stand in. The answer holds its id, by which later calls name it.',
    method: 'cmdb.object.create',
    params: () => ({ type: 'C__OBJTYPE__BUILDING', title: 'Headquarters' }),
    makes: 'place',
  },
  {
    title: 'Make a server',
    about:
      'Another object, of another type. Types go by their constants; a misspelt one is answered with the nearest that exists.',
    method: 'cmdb.object.create',
    params: () => ({ type: 'C__OBJTYPE__SERVER', title: 'web1' }),
    makes: 'server',
  },
  {
    title: 'Say what model it is',
    about:
      'What is known of an object stands in categories. `cmdb.category.save` writes an entry: `object` is the id that step 2 answered, and attributes that are not named keep their value. Manufacturers are choices that users add to, so an unknown one becomes a new choice.',
    method: 'cmdb.category.save',
    params: ({ server }) => ({
      object: server,
      category: 'C__CATG__MODEL',
      data: { manufacturer: 'Lenovo', title: 'ThinkSystem SR650', serial: 'J300X12' },
    }),
  },
  {
    title: 'Say where it stands',
    about: 'A link to another object is its id: `object` is the server of step 2, `parent` the place of step 1.',
    method: 'cmdb.category.save',
    params: ({ server, place }) => ({ object: server, category: 'C__CATG__LOCATION', data: { parent: place } }),
  },
  {
    title: 'Give it an address',
    about:
      'Once more to the server of step 2, which may have several addresses: the category is multi-value. Without `entry` a new entry is made; with it, that one is changed.',
    method: 'cmdb.category.save',
    params: ({ server }) => ({
      object: server,
      category: 'C__CATG__IP',
      data: { ipv4_address: '192.0.2.17', ipv4_assignment: 'C__CATP__IP__ASSIGN__STATIC', hostname: 'web1' },
    }),
  },
];

/** A step that was carried out. */
export interface Stepped {
  readonly title: string;
  readonly about: string;
  readonly exchange: Exchange;
}

/**
 * Carries the first steps out.
 * @throws Error if one of them is rejected
 */
export async function firstSteps(call: Caller): Promise<readonly Stepped[]> {
  const made: Record<string, number> = {};
  const done: Stepped[] = [];
  for (const { title, about, method, params: paramsOf, makes } of steps) {
    const params = paramsOf(made);
    const answer = await call(method, params);
    const { id } = await resultOf(Promise.resolve(answer));
    if (makes !== undefined) made[makes] = Number(id);
    done.push({ title, about, exchange: { method, params, answer } });
  }
  return done;
}
