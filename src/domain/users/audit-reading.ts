import type { AuditEventName } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { requireAdministration } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { cursorAfter, positionOf } from '../lists/cursors.js';
import type { AuditPosition, AuditQuery, AuditRecord } from '../storage/audit.js';

/** Which events a caller wants to see; times are ISO 8601 in UTC. */
export interface AuditRequest {
  readonly event: AuditEventName | undefined;
  readonly key: string | undefined;
  /** A login, or the id of a person or a person group. */
  readonly user: string | number | undefined;
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly descending: boolean;
  readonly limit: number;
  /** Where to go on; absent or empty for the first page. */
  readonly cursor: string | undefined;
}

/** A page of the audit. */
export interface AuditPage {
  readonly events: readonly AuditRecord[];
  /** Position of the next page; `null` on the last. */
  readonly cursor: string | null;
}

const sameList = text('ExpectedCursorOfSameParameters');

/**
 * A page of the audit, in one statement; a login takes another.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readAudit(
  context: DomainContext,
  { user, cursor = '', limit, ...asked }: AuditRequest,
): Promise<AuditPage> {
  requireAdministration(context);
  const { store } = context;
  const filter = { ...asked, user: user === undefined ? undefined : await personCalled(context, user) };
  const binding = { secret: store.secret, query: ['kataster.audit.read', filter], right: sameList };
  const position = positionOf(cursor, binding);
  const after = position && { time: String(position.value), number: position.id };
  const query: AuditQuery = { ...filter, after, limit: limit + 1 };
  const found = await store.audit.read(query);
  const events = found.slice(0, limit);
  const last: AuditPosition | undefined = found.length > limit ? events.at(-1) : undefined;
  return { events, cursor: last ? cursorAfter({ value: last.time, id: last.number }, binding) : null };
}

/** A login counts before an id. Persons that are purged are known by their ids alone. */
async function personCalled({ store }: DomainContext, user: string | number): Promise<number> {
  const person = await store.users.personWithLogin(String(user));
  if (person !== undefined) return person;
  if (/^[1-9][0-9]{0,9}$/.test(String(user))) return Number(user);
  const right = text('ExpectedLoginThatKatasterUser');
  throw invalidParameter('user', text('ThereIsNoUser', { user, right }));
}
