import type { CategoryEntries, CmdbObject, Done } from '../../generated/types.js';
import { type EntriesBeside, entriesBeside, type ListedEntries } from '../domain/entries.js';
import { presenterOf } from '../domain/presenter.js';
import { statusNames } from '../domain/statuses.js';
import type { EntryMove } from '../domain/steps.js';
import type { ObjectRecord, RecordStatus } from '../domain/store.js';
import { localTime } from '../domain/times.js';
import { type MessageName, type MessageValues, say } from '../messages/say.js';
import type { CallContext } from './context.js';
import type { EntryForm } from './forms.js';

/** Where icons of object types are served, relative to the service. */
export const typeIcons = 'images/object-types';
/** Where pictures of objects are served, relative to the service. */
export const pictures = 'images/pictures';

/** An object as spec.md shapes it. */
export function presentObject(object: ObjectRecord, { registry, language, publicUrl }: CallContext): CmdbObject {
  const type = registry.objectType(object.type);
  const cmdbStatus = registry.cmdbStatus(object.cmdbStatus);
  const icon = `${typeIcons}/${object.type}.svg`;
  const presented: CmdbObject = {
    id: String(object.id),
    title: object.title,
    sysid: object.sysid,
    objecttype: String(type?.id ?? 0),
    type_title: type?.title[language] ?? object.type,
    type_icon: icon,
    status: wireStatuses[object.status],
    cmdb_status: String(cmdbStatus?.id ?? 0),
    cmdb_status_title: cmdbStatus?.title[language] ?? object.cmdbStatus,
    created: localTime(object.created),
    ...(object.updated === null ? undefined : { updated: localTime(object.updated) }),
    image: `${publicUrl}/${object.picture ? `${pictures}/${object.picture}` : icon}`,
  };
  return presented;
}

const wireStatuses = {
  birth: statusNames.birth.constant,
  normal: statusNames.normal.constant,
  archived: statusNames.archived.constant,
  deleted: statusNames.deleted.constant,
  template: statusNames.template.constant,
  massChangeTemplate: statusNames.massChangeTemplate.constant,
} as const satisfies Record<RecordStatus, CmdbObject['status']>;

/** Entries with every attribute of their category, set or not, in the forms of the dialect. */
export async function presentEntries({ plan, found, entries }: ListedEntries, context: CallContext): Promise<CategoryEntries> {
  const { registry, language, forms } = context;
  const presenter = presenterOf(plan);
  const showing = { registry, found, language };
  const shown = entries.map(({ id, object, values }) =>
    presenter.show(values, showing, { id: String(id), objID: String(object) }),
  );
  const form = forms[plan.category.const];
  if (!form) return shown as CategoryEntries;
  const beside = await asked(form, entries, context);
  const formed = entries.map((entry, at) => form.show(shown[at] ?? {}, { ...entry, showing, beside }));
  return formed as CategoryEntries;
}

/** What a form needs from other entries. */
function asked({ beside }: EntryForm, entries: ListedEntries['entries'], context: CallContext): Promise<EntriesBeside> {
  if (!beside) return Promise.resolve(new Map());
  return entriesBeside(context, [...new Set(entries.flatMap(beside.objects))], beside.categories);
}

/** Success, with a message in the language of the caller. */
export function done<Name extends MessageName>({ language }: CallContext, name: Name, values: MessageValues<Name>): Done {
  return { success: true, message: say(language, name, values) };
}

/** Success of a step, with the numbers of the statuses it led from and to. */
export function presentMove(
  context: CallContext,
  name: 'EntryArchived' | 'EntryMarkedDeleted' | 'EntryRecycled' | 'EntryPurged',
  { entry, from, to }: EntryMove,
): Done {
  return done(context, name, { entry, from: statusNames[from].number, to: statusNames[to].number });
}
