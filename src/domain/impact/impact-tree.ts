import type { Id } from '../../../generated/types.js';
import { type Text, text } from '../../messages/text.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { objectsWithIds } from '../relations/related-objects.js';
import type { RelationMeaning } from '../relations/relation-types.js';
import type { ObjectRecord, RecordStatus } from '../storage/objects.js';
import { type Dependency, dependenciesOf } from './dependencies.js';

/** A question for the objects that depend on an object. */
export interface TreeQuestion {
  readonly object: Id;
  readonly types: readonly RelationMeaning[];
  /** Record statuses of the relations. */
  readonly statuses: readonly RecordStatus[];
}

/** An object, and those that depend on it. */
export interface ImpactNode {
  readonly object: ObjectRecord;
  readonly by: Dependency;
  readonly children: ImpactNode[];
}

const deepest = 100;

/**
 * The objects that depend on an object, each once, under the one that leads to it first. Each depth takes two statements.
 * @throws RpcError ObjectNotFound, LimitExceeded
 */
export async function impactTreeOf(context: DomainContext, question: TreeQuestion): Promise<readonly ImpactNode[]> {
  const root = await context.store.reads.objects.find(question.object);
  if (!root) throw new RpcError('ObjectNotFound', { object: question.object });
  const met = new Set([root.id]);
  const children: ImpactNode[] = [];
  let level: ReadonlyMap<number, ImpactNode[]> = new Map([[root.id, children]]);
  for (let depth = 1; level.size > 0; depth += 1) {
    if (depth > deepest) throw tooMuch(text('ObjectsAreFollowedToDepth', { deepest }));
    level = await dependentsOf(context, question, level, met);
  }
  return children;
}

/** Puts the dependents of a level under the objects that they depend on; answers their own lists of children. */
async function dependentsOf(
  context: DomainContext,
  { types, statuses }: TreeQuestion,
  level: ReadonlyMap<number, ImpactNode[]>,
  met: Set<number>,
): Promise<ReadonlyMap<number, ImpactNode[]>> {
  const { pageLimit } = context.settings;
  const { found, cutAt } = await dependenciesOf(context, { objects: [...level.keys()], types, statuses }, 'dependents');
  const first = found.filter(({ dependent }) => !met.has(dependent) && met.add(dependent));
  if (cutAt !== undefined || met.size > pageLimit) throw tooMuch(text('AtMostObjectsAreReturned', { max: pageLimit }));
  const objects = await objectsWithIds(context, new Set(first.map(({ dependent }) => dependent)));
  const next = new Map<number, ImpactNode[]>();
  for (const by of first) {
    const object = objects.get(by.dependent);
    if (!object) continue;
    const children: ImpactNode[] = [];
    next.set(object.id, children);
    level.get(by.provider)?.push({ object, by, children });
  }
  return next;
}

function tooMuch(what: Text): RpcError {
  const fault = text('ExpectedRelationTypesThatConnect');
  return limitExceeded(what, { relation_type: fault, setting: 'KATASTER_PAGE_LIMIT' });
}
