import { type KeptValues, setValue } from '../../../attributes/attribute-type.js';
import { localTime } from '../../../attributes/times.js';
import { callerId } from '../../caller.js';
import type { EntryDraft, EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/** What the service knows of an entry that is saved. */
interface Known {
  readonly writing: Writing;
  readonly draft: EntryDraft;
  /** The caller; `undefined` where no object stands for them. */
  readonly person: number | undefined;
  /** When, as local time. */
  readonly time: string;
}

interface AutomaticValues {
  /** Whether the service sets values when this is saved. */
  readonly isDue: (draft: EntryDraft) => boolean;
  readonly values: (known: Known) => KeptValues;
}

/** What the logbook says of entries that come in through the interface. */
const external = 'C__LOGBOOK_SOURCE__EXTERNAL';

/** Values that nobody saves and the service knows, by category. */
const automaticValuesOf: Readonly<Record<string, AutomaticValues>> = {
  C__CATG__LOGBOOK: {
    isDue: ({ entry }) => !entry,
    values: ({ writing: { context, object }, person, time }) => ({
      date: time,
      object: object.id,
      object_type: context.registry.objectType(object.type)?.title[context.language],
      user: person,
      user_name_static: context.user?.name ?? context.actor,
      source: context.registry.dialog('logbook_source')?.find(external)[0]?.id,
    }),
  },
  C__CATG__IDENTIFIER: { isDue: () => true, values: ({ time }) => ({ last_updated: time }) },
  C__CATS__FILE_VERSIONS: {
    isDue: ({ sent }) => Object.hasOwn(sent, 'file_content'),
    values: ({ draft: { sent }, person, time }) =>
      sent.file_content ? { upload_date: time, uploaded_by: person } : { upload_date: undefined, uploaded_by: undefined },
  },
};

/** Values that the service sets: when an entry was saved, by whom. Those of a copy say so of the copy. */
export const automaticValues: EntryRule = {
  name: 'automaticValues',
  appliedTo({ category, attributes }) {
    const readOnly = attributes.filter(attribute => attribute.readOnly).map(({ key }) => key);
    const automatic = automaticValuesOf[category.const];
    return automatic || readOnly.length > 0 ? ofCategory(automatic, readOnly) : undefined;
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofCategory(automatic: AutomaticValues | undefined, readOnly: readonly string[]): EntryOccasions {
  return {
    received: 'nothing',
    prepare: automatic ? (writing, drafts) => setValues(writing, automatic, drafts.filter(automatic.isDue)) : 'nothing',
    stored: 'nothing',
    written: 'nothing',
    copied: (_, { values }) => Object.fromEntries(Object.entries(values).filter(([key]) => !readOnly.includes(key))),
    stepping: 'nothing',
    stepped: 'nothing',
  };
}

async function setValues(writing: Writing, automatic: AutomaticValues, drafts: readonly EntryDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const person = await callerId(writing.context, writing.records);
  const time = localTime(writing.time);
  for (const draft of drafts)
    for (const [key, value] of Object.entries(automatic.values({ writing, draft, person, time })))
      setValue(draft.values, key, value);
}
