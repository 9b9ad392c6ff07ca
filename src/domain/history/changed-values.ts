import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink, typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import type { DomainContext } from '../context.js';
import { globalContentOf, globalPlan } from '../entries/global.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import type { ChangedKind } from '../storage/change-sets.js';
import { readableValues } from '../storage/damage.js';
import type { ChangeRecord, KeptLink, KeptRow, KeptState } from '../storage/history.js';
import { recordStatuses } from '../storage/objects.js';

/** Values before and after a change, by the keys of attributes; `null` where there was nothing. */
export interface ChangedValues {
  readonly attributes: readonly Attribute[];
  readonly quantities: CategoryModel['quantities'];
  readonly before: Readonly<KeptValues> | null;
  readonly after: Readonly<KeptValues> | null;
  /** Keys of the passwords that were set or removed. */
  readonly secrets: readonly string[];
}

/** The attributes of a kind of change, and how values are read from what is kept of it. */
interface Source {
  readonly model: Pick<CategoryModel, 'attributes' | 'quantities' | 'secrets' | 'exclusive' | 'links'>;
  /** Values of a row of the table. */
  ofRow(row: KeptRow): KeptValues;
  /** Values of what an earlier version logged. */
  ofLogged(logged: KeptValues): KeptValues;
}

/** The values that a change is about. */
export function changedValuesOf(context: DomainContext, record: ChangeRecord): ChangedValues {
  const source = sources[record.kind](context, record);
  const { model } = source;
  const { logged } = record;
  const read = (side: 'before' | 'after'): KeptValues | null =>
    logged ? ofText(source, logged[side]) : ofState(source, record[side]);
  const [before, after] = [read('before'), read('after')];
  const secrets = new Set([...record.secrets, ...secretsLogged(model.secrets, before ?? {}, after ?? {})]);
  return {
    attributes: model.attributes.filter(isShown),
    quantities: model.quantities,
    before: before && complete(model, before),
    after: after && complete(model, after),
    secrets: model.secrets.filter(key => secrets.has(key)),
  };
}

/** Values that are kept, each once. */
function isShown(attribute: Attribute): boolean {
  return !attribute.sameAs && typeOf(attribute).saved;
}

function ofText(source: Source, text: string | null): KeptValues | null {
  return text === null ? null : source.ofLogged(readableValues(text) ?? {});
}

function ofState({ model, ofRow }: Source, state: KeptState | null): KeptValues | null {
  return state && withoutGone(model.links, ofRow(state.row), state.links);
}

/** Links are removed with what they lead to, while values keep its id: they count where their link is there, too. */
function withoutGone(attributes: readonly Attribute[], values: KeptValues, links: readonly KeptLink[]): KeptValues {
  const there = (key: string) => new Set(links.filter(({ attribute }) => attribute === key).map(({ target }) => target));
  const linked = attributes.filter(({ key }) => values[key] !== undefined);
  return { ...values, ...Object.fromEntries(linked.map(each => [each.key, linkLeft(each, values[each.key], there(each.key))])) };
}

/** A link without targets that are gone; `undefined` where none is left. */
export function linkLeft(attribute: Attribute, kept: Kept, there: ReadonlySet<number>): Kept {
  if (attribute.fields && Array.isArray(kept))
    return (kept as readonly Readonly<KeptValues>[]).map(row =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => {
          const field = attribute.fields?.find(each => each.key === key);
          return [key, field && isLink(field) ? linkLeft(field, value, there) : value];
        }),
      ),
    );
  const left = idsIn(kept).filter(id => there.has(id));
  if (left.length === 0) return undefined;
  return Array.isArray(kept) ? left : left[0];
}

/** Values without passwords, whose units are there wherever a value has one. */
function complete({ quantities, secrets }: Source['model'], values: KeptValues): KeptValues {
  const units = quantities.filter(({ value, unit }) => values[value] !== undefined && values[unit] === undefined);
  const all = { ...values, ...Object.fromEntries(units.map(({ unit, unitUnsent }) => [unit, unitUnsent])) };
  for (const key of secrets) delete all[key];
  return all;
}

/** Passwords that were logged as a mark on one side alone. */
function secretsLogged(secrets: readonly string[], before: KeptValues, after: KeptValues): readonly string[] {
  return secrets.filter(key => (before[key] === mark) !== (after[key] === mark));
}

const mark = '***';

const sources: Readonly<Record<ChangedKind, (context: DomainContext, record: ChangeRecord) => Source>> = {
  object: ({ registry }) => {
    const ofColumns = ({ type, title, sysid, status, cmdb_status: cmdbStatus }: Readonly<KeptValues>, values: KeptValues) =>
      globalContentOf(registry, values, {
        ...{ type: String(type), title: String(title), sysid: String(sysid), cmdbStatus: String(cmdbStatus) },
        status: recordStatuses.find(each => each === status) ?? 'normal',
      });
    return {
      model: { ...globalPlan(registry), attributes: globalPlan(registry).attributes.filter(({ key }) => !follows.has(key)) },
      ofRow: row => ofColumns(row as KeptValues, readableValues(String(row.values)) ?? {}),
      ofLogged: logged => ofColumns(logged, logged),
    };
  },
  entry: ({ registry }, { category }) => {
    const known = registry.category(category ?? '');
    const model = known ? modelOf(registry, known) : nothing;
    return {
      model,
      ofRow: row => ({
        ...readableValues(String(row.values)),
        ...(model.exclusive && { [model.exclusive]: row.primary === 1 }),
      }),
      ofLogged: logged => logged,
    };
  },
  choice: () => ({ model: { ...nothing, attributes: ofChoices }, ofRow: setIn, ofLogged: setIn }),
  type: () => ({ model: { ...nothing, attributes: ofTypes }, ofRow: setIn, ofLogged: () => ({}) }),
  report: () => ({ model: { ...nothing, attributes: ofReports }, ofRow: setIn, ofLogged: () => ({}) }),
  livestatus: () => ({ model: { ...nothing, attributes: ofLivestatus }, ofRow: setIn, ofLogged: () => ({}) }),
};

/** Attributes of Global that follow from the change sets themselves. */
const follows: ReadonlySet<string> = new Set(['created', 'created_by', 'changed', 'changed_by']);

const nothing = { attributes: [], quantities: [], secrets: [], exclusive: undefined, links: [] };

const ofChoices: readonly Attribute[] = [
  { key: 'title', type: 'text', title: { en: 'Title', de: 'Bezeichnung' } },
  { key: 'color', type: 'text', title: { en: 'Colour', de: 'Farbe' } },
];

const ofTypes: readonly Attribute[] = [
  { key: 'default_template', type: 'object', title: { en: 'Default template', de: 'Standardvorlage' } },
];

const ofReports: readonly Attribute[] = [
  { key: 'title', type: 'text', title: { en: 'Title', de: 'Bezeichnung' } },
  { key: 'category', type: 'text', title: { en: 'Group', de: 'Gruppe' } },
  { key: 'description', type: 'textarea', title: { en: 'Description', de: 'Beschreibung' } },
  { key: 'filter', type: 'text', title: { en: 'Filter', de: 'Filter' } },
  { key: 'columns', type: 'text', title: { en: 'Columns', de: 'Spalten' } },
  { key: 'order_by', type: 'text', title: { en: 'Sorted by', de: 'Sortiert nach' } },
  { key: 'sort', type: 'text', title: { en: 'Direction', de: 'Richtung' } },
];

const ofLivestatus: readonly Attribute[] = [
  { key: 'title', type: 'text', title: { en: 'Title', de: 'Bezeichnung' } },
  { key: 'address', type: 'text', title: { en: 'Address', de: 'Adresse' } },
  { key: 'port', type: 'integer', title: { en: 'Port', de: 'Port' } },
  { key: 'path', type: 'text', title: { en: 'Path', de: 'Pfad' } },
  { key: 'connection', type: 'text', title: { en: 'Connection', de: 'Verbindung' } },
  { key: 'active', type: 'boolean', title: { en: 'Active', de: 'Aktiv' } },
];

/** The columns that are set. */
function setIn(row: Readonly<Record<string, unknown>>): KeptValues {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as KeptValues;
}
