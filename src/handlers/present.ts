import type { CmdbObject, Done } from '../../generated/types.js';
import { presentMoment } from '../attributes/time-zones.js';
import { isPermitted } from '../domain/access/permission.js';
import type { Behaviour } from '../domain/behaviours/behaviour.js';
import type { FactSource } from '../domain/behaviours/facts.js';
import { type Page, ShownEntry } from '../domain/computed/shown-entry.js';
import type { AddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { pictureCategories } from '../domain/entries/rules/picture.js';
import type { EntryStatusChange } from '../domain/entries/transitions.js';
import { pictureQuery } from '../domain/objects/picture-addresses.js';
import type { ListedEntries } from '../domain/reading/listing.js';
import { formerPresenterOf, type Presenter, presenterOf } from '../domain/reading/presenter.js';
import type { RevisionsById } from '../domain/revisions/revisions.js';
import { statusNames } from '../domain/statuses.js';
import type { ObjectRecord, RecordStatus } from '../domain/storage/objects.js';
import { inLanguage, type Text, text } from '../messages/text.js';
import { idsWriter, type JsonText, jsonOf, objectWith, withMember } from '../rpc/json-text.js';
import type { CallContext } from './context.js';
import { JsonAssembly } from './json-assembly.js';

/** Where icons of object types are served, relative to the service. */
export const typeIcons = 'images/object-types';
/** Where pictures of objects are served, relative to the service. */
export const pictures = 'images/pictures';

/** An object as spec.md shapes it; `added` has its CMDB status where the catalogue has not. */
export function presentObject(
  object: ObjectRecord,
  context: CallContext,
  added?: AddedStatuses,
  revisions?: RevisionsById,
): CmdbObject {
  const revision = revisions && (revisions.get(object.id) ?? 0);
  const { registry, language, publicUrl, timeZone } = context;
  const type = registry.objectType(object.type);
  const cmdbStatus = registry.cmdbStatus(object.cmdbStatus);
  const own = cmdbStatus ? undefined : added?.get(object.cmdbStatus);
  const icon = `${typeIcons}/${object.type}.svg`;
  const presented: CmdbObject = {
    id: String(object.id),
    title: object.title,
    sysid: object.sysid,
    objecttype: String(type?.id ?? 0),
    type_title: type?.title[language] ?? object.type,
    type_icon: icon,
    status: wireStatuses[object.status],
    cmdb_status: String(cmdbStatus?.id ?? own?.id ?? 0),
    cmdb_status_title: cmdbStatus?.title[language] ?? own?.title ?? object.cmdbStatus,
    created: presentMoment(object.created, timeZone),
    ...(object.updated === null ? undefined : { updated: presentMoment(object.updated, timeZone) }),
    image: `${publicUrl}/${pictureOf(object, context) ?? icon}`,
    ...(revision === undefined ? undefined : { revision }),
  };
  return presented;
}

/** An object by its id, title and type. */
export function presentTyped({ registry, language }: CallContext, { id, title, type }: ObjectRecord) {
  return { id, title, type, type_title: registry.objectType(type)?.title[language] ?? type };
}

/** Where the own picture of an object is served; `undefined` where it has none, or the caller may not view it. */
function pictureOf({ picture, type }: ObjectRecord, context: CallContext): string | undefined {
  if (picture === null) return undefined;
  if (!pictureCategories(context.registry).every(each => isPermitted(context, type, each.const, 'view'))) return undefined;
  return `${pictures}/${picture}?${pictureQuery(picture, context.store.secret, context.now())}`;
}

const wireStatuses = {
  birth: statusNames.birth.constant,
  normal: statusNames.normal.constant,
  archived: statusNames.archived.constant,
  deleted: statusNames.deleted.constant,
  template: statusNames.template.constant,
  massChangeTemplate: statusNames.massChangeTemplate.constant,
} as const satisfies Record<RecordStatus, CmdbObject['status']>;

/**
 * Entries with every attribute of their category, set or not, in the forms of the dialect, as a list.
 * @throws RpcError LimitExceeded
 */
export function jsonOfEntries(
  listed: ListedEntries,
  context: CallContext,
  assembly = new JsonAssembly(context.settings.bodyLimit),
): JsonText {
  return assembly.array(listed.entries, entryJson(listed, context, assembly));
}

/** The first of these entries. */
export function jsonOfFirst(listed: ListedEntries, context: CallContext, assembly: JsonAssembly): JsonText | undefined {
  const [first] = listed.entries;
  return first && entryJson(listed, context, assembly)(first);
}

/** The members that every entry begins with. */
const idMembers = idsWriter('id', 'objID');

function entryJson(
  { model, found, facts, contents, revisions }: ListedEntries,
  context: CallContext,
  assembly: JsonAssembly,
): (entry: FactSource) => JsonText {
  const { registry, behaviours, dialect, language, timeZone, secrets } = context;
  const { formerForms } = dialect;
  const presenter = (formerForms ? formerPresenterOf : presenterOf)(model, behaviours);
  const page = { registry, found, language, timeZone, formerForms, facts, contents, secrets, now: context.now() };
  const form = formerForms ? behaviours.get(model.category.const)?.form : undefined;
  const name = model.category.attributesByKey.has('revision') ? 'entry_revision' : 'revision';
  return entry => {
    const json = form
      ? formerEntryJson(form, presenter, page, entry)
      : objectWith(idMembers(entry.id, entry.object), presenter.members(entry, page));
    return assembly.part(revisions ? withMember(json, name, jsonOf(revisions.get(entry.id) ?? 0)) : json);
  };
}

function formerEntryJson(form: NonNullable<Behaviour['form']>, presenter: Presenter, page: Page, entry: FactSource): JsonText {
  const shown = presenter.show(entry, page, { id: String(entry.id), objID: String(entry.object) });
  return jsonOf(form.show(shown, new ShownEntry(page, entry, form.needs)));
}

/** Success, with a message in the language of the caller. */
export function presentDone({ language }: CallContext, message: Text): Done {
  return { success: true, message: inLanguage(message, language) };
}

/** Success of a step, with the numbers of the statuses it led from and to. */
export function presentStatusChange(
  context: CallContext,
  step: 'Archived' | 'Deleted' | 'Recycled' | 'Purged',
  { entry, from, to }: EntryStatusChange,
): Done {
  return presentDone(
    context,
    text('EntryMoved', { done: text(step), entry, from: statusNames[from].number, to: statusNames[to].number }),
  );
}
