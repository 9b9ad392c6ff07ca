import { type KeptValues, setValue } from '../../attributes/attribute-type.js';
import { localTime } from '../../attributes/times.js';
import { callerId } from '../caller.js';
import type { CategoryModel } from './category-model.js';
import type { Writing } from './writing.js';

type Sent = Readonly<Record<string, unknown>>;

/** What the service knows of an entry that is saved. */
interface Known {
  readonly writing: Writing;
  readonly data: Sent;
  /** The caller; `undefined` where no object stands for them. */
  readonly person: number | undefined;
  /** When, as local time. */
  readonly time: string;
}

interface AutomaticValues {
  /** Whether this is a saving that the service puts its stamp on. */
  readonly on: (data: Sent, isNew: boolean) => boolean;
  readonly values: (known: Known) => KeptValues;
}

/** What the facts say of entries that come in through the interface. */
const external = 'C__LOGBOOK_SOURCE__EXTERNAL';

/** Attributes that nobody saves and the service knows, by category. */
const automaticValues: Readonly<Record<string, AutomaticValues>> = {
  C__CATG__LOGBOOK: {
    on: (_, isNew) => isNew,
    values: ({ writing: { context, object }, person, time }) => ({
      date: time,
      object: object.id,
      object_type: context.registry.objectType(object.type)?.title[context.language],
      user: person,
      user_name_static: context.user?.name ?? context.actor,
      source: context.registry.dialog('logbook_source')?.find(external)[0]?.id,
    }),
  },
  C__CATG__IDENTIFIER: { on: () => true, values: ({ time }) => ({ last_updated: time }) },
  C__CATS__FILE_VERSIONS: {
    on: data => Object.hasOwn(data, 'file_content'),
    values: ({ data, person, time }) => (data.file_content ? { upload_date: time, uploaded_by: person } : unloaded),
  },
};

const unloaded = { upload_date: undefined, uploaded_by: undefined };

/** Values that are set beside those that were sent: what is `given`, and what the service knows. */
export async function withAutomaticValues(
  writing: Writing,
  { category }: CategoryModel,
  data: Sent,
  isNew: boolean,
  given: Readonly<KeptValues> = {},
): Promise<Readonly<KeptValues>> {
  const stamp = automaticValues[category.const];
  if (!stamp?.on(data, isNew)) return given;
  const person = await callerId(writing.context, writing.records);
  return { ...stamp.values({ writing, data, person, time: localTime(writing.time) }), ...given };
}

/** Values of entries that are copied, as if each was made now: what only the service sets is not copied, but set anew. */
export async function withNewAutomaticValues(
  writing: Writing,
  { category, attributes }: CategoryModel,
  copied: readonly KeptValues[],
): Promise<readonly KeptValues[]> {
  const automatic = attributes.filter(({ readOnly }) => readOnly);
  for (const values of copied) for (const { key } of automatic) delete values[key];
  const stamp = automaticValues[category.const];
  if (!stamp) return copied;
  const known = { writing, person: await callerId(writing.context, writing.records), time: localTime(writing.time) };
  for (const values of copied.filter(each => stamp.on(each, true)))
    for (const [key, value] of Object.entries(stamp.values({ ...known, data: values }))) setValue(values, key, value);
  return copied;
}
