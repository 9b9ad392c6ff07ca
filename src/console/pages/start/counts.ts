import { calls, type Kataster, KatasterError, type ObjectFilter } from '../../../../generated/client.js';
import type { AttributeCondition } from '../../../../generated/types.js';
import { constant, rootLocation } from '../../service/constants.js';

/** How many objects there are of something, and what a list of them is narrowed by. */
export interface Count<Of> {
  readonly of: Of;
  readonly number: number;
}

/** A condition as the client takes it. */
function asked(condition: AttributeCondition) {
  return { ...condition, category: constant(condition.category) };
}

type Counted = Awaited<ReturnType<Kataster['cmdb']['objects']['read']>>;

function countCall(filter: ObjectFilter, moment?: string) {
  return calls.cmdb.objects.read(
    { filter, fields: ['id'], limit: 1, count: true },
    moment === undefined ? {} : { as_of: moment },
  );
}

function totalOf(answer: Counted | KatasterError | undefined): number | undefined {
  return answer === undefined || answer instanceof KatasterError || Array.isArray(answer)
    ? undefined
    : (answer.total ?? undefined);
}

/** Objects of several kinds, counted in one request; what there is none of is left out. */
async function counted<Of>(
  caller: Kataster,
  kinds: readonly Of[],
  filterOf: (of: Of) => ObjectFilter,
): Promise<readonly Count<Of>[]> {
  const answers = await caller.batch(kinds.map(each => countCall(filterOf(each))));
  return kinds
    .map((of, at) => ({ of, number: totalOf(answers[at]) ?? 0 }))
    .filter(({ number }) => number > 0)
    .toSorted((one, other) => other.number - one.number);
}

/** The condition of objects of a status. */
export function ofStatus(id: number): AttributeCondition {
  return { category: 'C__CATG__GLOBAL', key: 'cmdb_status', comparison: '=', value: id } as const;
}

/** Objects by their CMDB status. */
export async function countsByStatus(caller: Kataster) {
  const statuses = await caller.cmdb.status.read({});
  return counted(caller, statuses, ({ id }) => ({ attributes: [asked(ofStatus(id))] }));
}

const placesAtMost = 12;

/** Objects by the outermost places that they are in. */
export async function countsByPlace(caller: Kataster) {
  const places = await caller.cmdb.location_tree.read({ id: rootLocation });
  return counted(caller, places.slice(0, placesAtMost), ({ id }) => ({ location: Number(id) }));
}

/** The condition of objects that nobody is named for. */
export const withoutContact: AttributeCondition = { category: 'C__CATG__CONTACT', key: 'contact', comparison: 'unset' };

/** Types of things that somebody should answer for: those that are bought, run or rented. */
const answeredFor = ['SERVER', 'VIRTUAL_SERVER', 'SWITCH', 'ROUTER', 'SAN', 'UPS', 'IT_SERVICE', 'MAINTENANCE', 'LICENCE'];

/** Objects that nobody is named for, by type. */
export function countsWithoutContact(caller: Kataster): Promise<readonly Count<string>[]> {
  const types = answeredFor.map(name => `C__OBJTYPE__${name}`);
  return counted(caller, types, type => ({ type: constant(type), attributes: [asked(withoutContact)] }));
}

const weeks = 13;
const weekMs = 7 * 86_400_000;

/** How many objects there were at the end of each week of the last 90 days, as far as the history goes back. */
export async function growth(caller: Kataster, now: Date): Promise<readonly Count<Date>[]> {
  const moments = Array.from({ length: weeks + 1 }, (_, at) => new Date(now.getTime() - (weeks - at) * weekMs));
  const answers = await caller.batch(moments.map((each, at) => countCall({}, at === weeks ? undefined : each.toISOString())));
  return moments.flatMap((of, at) => {
    const number = totalOf(answers[at]);
    return number === undefined ? [] : [{ of, number }];
  });
}
