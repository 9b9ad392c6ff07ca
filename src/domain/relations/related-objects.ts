import type { Id } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { ObjectRecord, RecordStatus } from '../storage/objects.js';
import type { RelationRecord, SeenRelation } from '../storage/relations.js';
import { linksOfType, type RelationMeaning, relationNamed, wordsOf } from './relation-types.js';
import { relationLinks, relationValues } from './relations.js';

/** A question for the relations of an object. */
export interface RelatedQuestion {
  readonly object: Id;
  /** A relation type by its constant or id; every type where none is named. */
  readonly type: string | number | undefined;
  /** Record statuses of the related objects or, in a dialect that finds them so, of the relations. */
  readonly statuses: readonly RecordStatus[];
}

/** A relation as one of its objects sees it. */
export interface RelatedObject {
  /** Id of the object that stands for the relation. */
  readonly relation: number;
  readonly title: string;
  readonly related: ObjectRecord;
  readonly master: number;
  readonly slave: number;
}

/**
 * The objects that relations connect an object with, in both directions, ascending by relation. Two statements, one more where the
 * relation type was added.
 * @throws RpcError ObjectNotFound, InvalidParameters where there is no such relation type, LimitExceeded
 */
export async function listRelatedObjects(
  context: DomainContext,
  { object, type, statuses }: RelatedQuestion,
): Promise<readonly RelatedObject[]> {
  const meaning = type === undefined ? undefined : await relationNamed(context, type);
  const { settings, store, dialect } = context;
  const links = meaning ? linksOfType(context.registry, meaning) : relationLinks(context.registry);
  const byRelation = dialect.findsByRelationStatus === true;
  const ofRelations: readonly RecordStatus[] = byRelation ? statuses : ['normal'];
  const query = { objects: [object], links, statuses: ofRelations, limit: settings.pageLimit + 1, offset: 0 };
  const seen = await store.reads.relations.of(query);
  if (seen.length === 0) throw new RpcError('ObjectNotFound', { object });
  if (seen.length > settings.pageLimit) throw tooMany(settings.pageLimit);
  return connectObjects(context, Number(object), seen.filter(isTold), meaning, byRelation ? undefined : statuses);
}

async function connectObjects(
  context: DomainContext,
  object: number,
  records: readonly RelationRecord[],
  meaning: RelationMeaning | undefined,
  statuses: readonly RecordStatus[] | undefined,
): Promise<readonly RelatedObject[]> {
  const pairs = records.flatMap(record => {
    const { object1, object2, relation_type: type } = relationValues(context.registry, record);
    if (meaning && type !== meaning.id) return [];
    return [{ relation: record.relation, master: Number(object1), slave: Number(object2), type: Number(type) }];
  });
  const words = await wordsOf(
    context,
    pairs.map(({ type }) => type),
  );
  const objects = await objectsWithIds(context, new Set(pairs.flatMap(({ master, slave }) => [master, slave])));
  return pairs.flatMap(({ relation, master, slave, type }) => {
    const [first, second] = [objects.get(master), objects.get(slave)];
    const related = master === object ? second : first;
    if (!(first && second && related) || statuses?.includes(related.status) === false) return [];
    const title = [first.title, words.get(type), second.title].filter(Boolean).join(' ');
    return [{ relation, title, related, master, slave }];
  });
}

/** Objects by their ids, of any status; those that are not there are left out. One statement, or none. */
export async function objectsWithIds(
  { store }: DomainContext,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, ObjectRecord>> {
  if (ids.size === 0) return new Map();
  const found = await store.reads.objects.list({
    conditions: [{ kind: 'ids', ids: [...ids] }],
    order: { by: 'id' },
    descending: false,
    after: undefined,
    offset: 0,
    limit: ids.size,
  });
  return new Map(found.map(each => [each.id, each]));
}

function isTold(seen: SeenRelation): seen is SeenRelation & RelationRecord {
  return seen.id !== null;
}

function tooMany(limit: number): RpcError {
  return limitExceeded(text('AtMostRelationsAreTold', { limit }), {
    relation_type: text('ExpectedRelationTypeOfWhich', { limit }),
    setting: 'KATASTER_PAGE_LIMIT',
  });
}
