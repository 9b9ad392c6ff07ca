import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { LaterChange } from '../storage/history.js';
import type { OpenTransaction } from '../storage/open-transaction.js';

/** Records that are named at most. */
const namedAtMost = 10;

/**
 * Changes since a plan was made of what its call relies on: the objects themselves that it locks, and whatever it changes. `all` are those of
 * entries of these objects as well.
 */
export async function findChangesSince(open: OpenTransaction, latest: number, all: boolean): Promise<readonly LaterChange[]> {
  const { changes } = open;
  const objects = new Set([...open.held, ...changes.flatMap(({ object }) => object ?? [])]);
  const changed = new Set(changes.map(({ kind, subject }) => `${kind} ${subject}`));
  const later = await open.store.reads.history.later([...objects], latest);
  return later.filter(
    ({ kind, subject, object }) => changed.has(`${kind} ${subject}`) || (object !== null && (all || kind === 'object')),
  );
}

/** The error that names what moved, as far as the caller may see it. */
export async function stalePlan(viewer: DomainContext | undefined, moved: readonly LaterChange[]): Promise<RpcError> {
  const reason = text('PlanWhatItReliedOn');
  return new RpcError('Conflict', { reason }, { plan: text('ExpectedOneMadeSince'), ...(await namesOf(viewer, moved)) });
}

async function namesOf(
  viewer: DomainContext | undefined,
  moved: readonly LaterChange[],
): Promise<Readonly<Record<string, Text>>> {
  if (!viewer || moved.length === 0) return {};
  const idsOf = (kind: LaterChange['kind']) => moved.flatMap(each => (each.kind === kind ? Number(each.subject) : []));
  const asked = { choices: [], objects: [...new Set(idsOf('object'))], entries: [...new Set(idsOf('entry'))] };
  const found = await viewer.store.reads.referents.find(asked);
  const seen = new Set([...found.objects.map(({ id }) => `object ${id}`), ...found.entries.map(({ id }) => `entry ${id}`)]);
  const first = Math.min(...moved.map(({ number }) => number));
  const later = await viewer.store.reads.history.later([...new Set(moved.flatMap(({ object }) => object ?? []))], first - 1);
  const seenThen = new Set(later.map(idOf));
  const shown = moved
    .filter(change => seenThen.has(idOf(change)))
    .filter(({ kind, subject, object }) => object === null || !viewer.permitted || seen.has(`${kind} ${subject}`));
  const names = shown
    .slice(0, namedAtMost)
    .map(({ number, ...change }) => [nameOf(change), text('WasChangedByChangeSet', { number })]);
  return Object.fromEntries(names);
}

function idOf({ number, kind, subject }: LaterChange): string {
  return `${number} ${kind} ${subject}`;
}

function nameOf({ kind, subject, object, category }: Omit<LaterChange, 'number'>): string {
  if (kind === 'entry') return `${object}/${category}/${subject}`;
  return kind === 'object' ? String(subject) : `${kind} ${subject}`;
}
