import { text } from '../../messages/text.js';
import { enterpriseSchema, listAttributes, placeOf, userSchema, usualType } from './attribute-places.js';
import type { Operation } from './operations.js';
import { pathOf } from './paths.js';
import { ScimError } from './scim-error.js';
import type { UserDraft } from './user-attributes.js';
import { isObject, type JsonObject, listOf } from './values.js';

/** Attributes that have parts. */
const complex: readonly string[] = ['name', enterpriseSchema.toLowerCase()];

/**
 * Carries out the operations of a request on a user. Attributes that are not kept are passed over.
 * @throws ScimError
 */
export function applyToUser(draft: UserDraft, operations: readonly Operation[], id: string | undefined): void {
  for (const { op, path, value } of operations) {
    if (path === undefined) assignAll(draft, value, id);
    else change(draft, path, op === 'remove' ? undefined : value, id);
  }
}

/** Sets the attributes of a resource, or of the value of an operation without a path: their names may be paths. */
export function assignAll(draft: UserDraft, value: unknown, id: string | undefined): void {
  if (!isObject(value)) throw new ScimError(400, text('ScimBody'), 'invalidSyntax');
  for (const [path, each] of Object.entries(value)) change(draft, path, each, id);
}

function change(draft: UserDraft, path: string, value: unknown, id: string | undefined): void {
  const { attribute, filter, part } = pathOf(path, [userSchema, enterpriseSchema]);
  if (attribute === '') assignAll(draft, value ?? {}, id);
  else if (attribute === 'id') requireSameId(value, id);
  else if (listAttributes.includes(attribute)) changeList(draft, attribute, { filter, part }, value);
  else if (part !== undefined) draft.set(placeOf(attribute, part), value);
  else if (complex.includes(attribute)) changeParts(draft, attribute, value);
  else draft.set(attribute, value);
}

function requireSameId(value: unknown, id: string | undefined): void {
  if (value === undefined || id === undefined || String(value) === id) return;
  throw new ScimError(400, text('ScimReadOnly', { id }), 'mutability');
}

/** Sets the parts that are named; without a value all of them are cleared. */
function changeParts(draft: UserDraft, attribute: string, value: unknown): void {
  if (value === undefined || value === null) clear(draft, attribute);
  else if (isObject(value)) for (const [part, each] of Object.entries(value)) draft.set(placeOf(attribute, part), each);
  else throw new ScimError(400, text('ScimPath', { path: attribute }), 'invalidValue');
}

interface ListPath {
  readonly filter: string | undefined;
  readonly part: string | undefined;
}

/** Sets the element of a type, or all of them. Of an element the value alone is kept. */
function changeList(draft: UserDraft, attribute: string, { filter, part }: ListPath, value: unknown): void {
  if (part !== undefined && part !== 'value') return;
  const [, type] = /^type\s+eq\s+"([^"]*)"$/i.exec(filter ?? '') ?? [];
  if (filter !== undefined || part === 'value') {
    setElement(draft, attribute, type ?? usualType, part === undefined ? elementOf(value) : value);
    return;
  }
  clear(draft, attribute);
  for (const element of listOf(value)) {
    if (!isObject(element)) throw new ScimError(400, text('ScimPath', { path: attribute }), 'invalidValue');
    setElement(draft, attribute, typeOf(element), element.value);
  }
}

function elementOf(value: unknown): unknown {
  const [first] = Array.isArray(value) ? value : [value];
  return isObject(first) ? first.value : first;
}

function typeOf({ type }: JsonObject): string {
  return typeof type === 'string' && type !== '' ? type : usualType;
}

function setElement(draft: UserDraft, attribute: string, type: string, value: unknown): void {
  draft.set(placeOf(attribute, type), value);
}

function clear(draft: UserDraft, attribute: string): void {
  for (const place of draft.keys()) if (place.startsWith(`${attribute} `)) draft.delete(place);
}
