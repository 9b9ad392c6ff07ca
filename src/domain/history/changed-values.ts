import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink, typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import type { Registry } from '../../catalog/registry.js';
import type { DomainContext } from '../context.js';
import { globalContentOf, globalPlan } from '../entries/global.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import type { ChangedKind } from '../storage/change-sets.js';
import { readableValues } from '../storage/damage.js';
import type { ChangeRecord, RecordVersion, VersionLink, VersionRow } from '../storage/history.js';
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
  ofRow(row: VersionRow): KeptValues;
}

/** The values that a change is about. */
export function valuesOfChange(context: DomainContext, record: ChangeRecord): ChangedValues {
  const source = sources[record.kind](context, record);
  const { model } = source;
  const [before, after] = [ofState(source, record.before), ofState(source, record.after)];
  return {
    attributes: model.attributes.filter(isShown),
    quantities: model.quantities,
    before: before && complete(model, before),
    after: after && complete(model, after),
    secrets: model.secrets.filter(key => record.secrets.includes(key)),
  };
}

/** The same between two moments of the catalogue: attributes that went in between are shown behind those that are there at the second one. */
export function valuesBetween(
  context: DomainContext,
  record: ChangeRecord,
  { before, after }: { readonly before: Registry; readonly after: Registry },
): ChangedValues {
  const then = valuesOfChange({ ...context, registry: after }, record);
  if (before === after) return then;
  const former = valuesOfChange({ ...context, registry: before }, record);
  const there = new Set(then.attributes.map(({ key }) => key));
  const gone = former.attributes.filter(({ key }) => !there.has(key));
  const both = (now: ChangedValues['before'], values: ChangedValues['before']) =>
    now && { ...now, ...Object.fromEntries(gone.map(({ key }) => [key, values?.[key]])) };
  return {
    attributes: [...then.attributes, ...gone],
    quantities: [...then.quantities, ...former.quantities.filter(({ value }) => !there.has(value))],
    before: both(then.before, former.before),
    after: both(then.after, former.after),
    secrets: [...new Set([...then.secrets, ...former.secrets])],
  };
}

/** Values that are kept, each once. */
function isShown(attribute: Attribute): boolean {
  return !attribute.sameAs && typeOf(attribute).saved;
}

function ofState({ model, ofRow }: Source, state: RecordVersion | null): KeptValues | null {
  return state && withoutGone(model.links, ofRow(state.row), state.links);
}

/** Links are removed with what they lead to, while values keep its id: they count where their link is there, too. */
function withoutGone(attributes: readonly Attribute[], values: KeptValues, links: readonly VersionLink[]): KeptValues {
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

const sources: Readonly<Record<ChangedKind, (context: DomainContext, record: ChangeRecord) => Source>> = {
  object: ({ registry }) => ({
    model: { ...globalPlan(registry), attributes: globalPlan(registry).attributes.filter(({ key }) => !follows.has(key)) },
    ofRow: ({ type, title, sysid, status, cmdb_status: cmdbStatus, values }) =>
      globalContentOf(registry, readableValues(String(values)) ?? {}, {
        ...{ type: String(type), title: String(title), sysid: String(sysid), cmdbStatus: String(cmdbStatus) },
        status: recordStatuses.find(each => each === status) ?? 'normal',
      }),
  }),
  entry: ({ registry }, { category }) => {
    const known = registry.category(category ?? '');
    const model = known ? modelOf(registry, known) : nothing;
    return {
      model,
      ofRow: row => ({
        ...readableValues(String(row.values)),
        ...(model.exclusive && { [model.exclusive]: row.primary === 1 }),
      }),
    };
  },
  choice: () => columnsAs([title, { key: 'color', type: 'text', title: { en: 'Colour', de: 'Farbe' } }]),
  type: () => columnsAs([{ key: 'default_template', type: 'object', title: { en: 'Default template', de: 'Standardvorlage' } }]),
  report: () => columnsAs(ofReports),
  import_profile: () => columnsAs(ofImportProfiles),
  definition: () => columnsAs(ofDefinitions),
  livestatus: () => columnsAs(ofLivestatus),
};

/** The columns of a row that are set, as attributes. */
function columnsAs(attributes: readonly Attribute[]): Source {
  const setIn = (row: VersionRow) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as KeptValues;
  return { model: { ...nothing, attributes }, ofRow: setIn };
}

/** Attributes of Global that follow from the change sets themselves. */
const follows: ReadonlySet<string> = new Set(['created', 'created_by', 'changed', 'changed_by']);

const nothing = { attributes: [], quantities: [], secrets: [], exclusive: undefined, links: [] };

const title: Attribute = { key: 'title', type: 'text', title: { en: 'Title', de: 'Bezeichnung' } };
const columns: Attribute = { key: 'columns', type: 'text', title: { en: 'Columns', de: 'Spalten' } };

const ofReports: readonly Attribute[] = [
  title,
  { key: 'category', type: 'text', title: { en: 'Group', de: 'Gruppe' } },
  { key: 'description', type: 'textarea', title: { en: 'Description', de: 'Beschreibung' } },
  { key: 'filter', type: 'text', title: { en: 'Filter', de: 'Filter' } },
  columns,
  { key: 'order_by', type: 'text', title: { en: 'Sorted by', de: 'Sortiert nach' } },
  { key: 'sort', type: 'text', title: { en: 'Direction', de: 'Richtung' } },
  { key: 'group_by', type: 'text', title: { en: 'Grouped by', de: 'Gruppiert nach' } },
  { key: 'totals', type: 'text', title: { en: 'Totals', de: 'Summen' } },
];

const ofImportProfiles: readonly Attribute[] = [
  title,
  { key: 'type', type: 'text', title: { en: 'Type', de: 'Typ' } },
  columns,
  { key: 'encoding', type: 'text', title: { en: 'Encoding', de: 'Kodierung' } },
  { key: 'separator', type: 'text', title: { en: 'Separator', de: 'Trennzeichen' } },
];

const ofDefinitions: readonly Attribute[] = [
  { key: 'part', type: 'text', title: { en: 'Part', de: 'Teil' } },
  { key: 'name', type: 'text', title: { en: 'Name', de: 'Name' } },
  { key: 'definition', type: 'text', title: { en: 'Definition', de: 'Definition' } },
  { key: 'removed', type: 'boolean', title: { en: 'Removed', de: 'Entfernt' } },
];

const ofLivestatus: readonly Attribute[] = [
  title,
  { key: 'address', type: 'text', title: { en: 'Address', de: 'Adresse' } },
  { key: 'port', type: 'integer', title: { en: 'Port', de: 'Port' } },
  { key: 'path', type: 'text', title: { en: 'Path', de: 'Pfad' } },
  { key: 'connection', type: 'text', title: { en: 'Connection', de: 'Verbindung' } },
  { key: 'active', type: 'boolean', title: { en: 'Active', de: 'Aktiv' } },
];
