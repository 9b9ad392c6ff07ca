import type { Operation } from '../../generated/types.js';
import { exampleCables, exampleCompany } from './company.js';

/** The comment of the change set that loads the example company. */
export const exampleComment = 'Example company';

const dayMs = 86_400_000;

/** Operations that make the example company as one change set: its sites stand in `root`, and its days are counted from `today`. */
export function exampleOperations(root: number, today: Date): Operation[] {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    if ('of' in value) return value.of === 'root' ? root : { $ref: `${value.of}.id` };
    if ('inDays' in value) return new Date(today.getTime() + Number(value.inDays) * dayMs).toISOString().slice(0, 10);
    return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : [[key, filled(each)]])));
  };
  const created = exampleCompany.map(({ name, type, title, categories = {} }) => ({
    as: name,
    method: 'cmdb.object.create',
    params: { type, title, categories: filled(categories) },
  }));
  return [...created, ...exampleCables.flatMap(cableOperations)];
}

/** Makes both ports, of which one leads to the other. */
function cableOperations({ from, port, to, at }: (typeof exampleCables)[number]): readonly Operation[] {
  const end = `${to}_${at}`;
  return [
    { ...savedPort(to, { title: at }), as: end },
    savedPort(from, { title: port, assigned_connector: { $ref: `${end}.entry` } }),
  ];
}

function savedPort(device: string, data: object): Operation {
  const speed = { speed: 1, speed_type: 'C__PORT_SPEED__GBIT_S', active: true };
  const category = 'C__CATG__NETWORK_PORT';
  return { method: 'cmdb.category.save', params: { object: { $ref: `${device}.id` }, category, data: { ...speed, ...data } } };
}
