import { text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import { rejectLongPage } from '../limits/pages.js';
import { type CursorBinding, cursorAfter, positionOf } from '../lists/cursors.js';
import type { SchemaRequest } from '../schema/schema-plan.js';
import type { RefusedMember } from '../schema/usage.js';
import type { Reads } from '../storage/reads.js';
import type { RefusedEntry } from '../storage/schema.js';

/** Stored values that one look reads, and looks of one call: beyond, it returns its cursor with what it found. */
const readAtOnce = 500;
const looksPerCall = 20;

/** A page of stored values that a caller asks for. */
export interface RefusedPage {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A stored entry that stands in the way of a change. */
export interface RefusedValue {
  /** The attribute, or the category. */
  readonly name: string;
  readonly member: string;
  readonly object: { readonly id: number; readonly title: string };
  readonly entry: number;
  /** The value that stands in the way; `null` where there is none. */
  readonly value: string | null;
}

/** A page of stored entries. */
export interface RefusedValues {
  readonly values: readonly RefusedValue[];
  /** Position of the next page; `null` on the last. */
  readonly cursor: string | null;
}

/** A place among the members that are refused, and the entry of it that was looked at last. */
interface Place {
  readonly at: number;
  readonly entry: number;
}

/**
 * Entries that stand in the way of a schema, by member and id.
 * @throws RpcError InvalidParameters, LimitExceeded
 */
export async function listRefused(
  context: DomainContext,
  request: SchemaRequest,
  members: readonly RefusedMember[],
  { limit, cursor = '' }: RefusedPage,
): Promise<RefusedValues> {
  rejectLongPage(context, limit);
  const binding = bindingOf(context, request);
  const position = positionOf(cursor, binding);
  let place: Place | undefined = { at: Number(position?.value ?? 0), entry: position?.id ?? 0 };
  const values: RefusedValue[] = [];
  for (let looks = 0; place && looks < looksPerCall && values.length < limit; looks += 1)
    place = await look(context, members, place, { values, limit });
  return { values, cursor: place ? cursorAfter({ value: place.at, id: place.entry }, binding) : null };
}

interface Found {
  readonly values: RefusedValue[];
  readonly limit: number;
}

/** Adds what is seen of the entries at a place, and returns the next one; `undefined` behind the last. */
async function look(
  context: DomainContext,
  members: readonly RefusedMember[],
  { at, entry }: Place,
  { values, limit }: Found,
): Promise<Place | undefined> {
  const refused = members[at];
  if (!refused) return undefined;
  const found = await refused.entries(entry, readAtOnce);
  const seen = await seenAmong(context.store.reads, found.refused);
  const { name } = refused.change;
  const page = seen.slice(0, limit - values.length);
  values.push(...page.map(each => ({ name, member: refused.member, ...each })));
  const last = page.length < seen.length ? page.at(-1)?.entry : found.last;
  if (last !== undefined) return { at, entry: last };
  return at + 1 < members.length ? { at: at + 1, entry: 0 } : undefined;
}

async function seenAmong({ referents }: Pick<Reads, 'referents'>, refused: readonly RefusedEntry[]) {
  const { entries } = await referents.find({ choices: [], objects: [], entries: refused.map(({ entry }) => entry) });
  const owners = new Map(entries.map(({ id, owner, object }) => [id, { id: object, title: owner }]));
  return refused.flatMap(({ entry, value }) => {
    const object = owners.get(entry);
    return object ? [{ object, entry, value }] : [];
  });
}

function bindingOf({ store }: DomainContext, { schema, removed, adoptsFiles }: SchemaRequest): CursorBinding {
  return {
    secret: store.secret,
    query: ['kataster.schema.preview', schema, removed, adoptsFiles],
    right: text('ExpectedCursorOfPreview'),
  };
}
