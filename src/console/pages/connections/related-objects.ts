import { calls, type Kataster, KatasterError } from '../../../../generated/client.js';
import { relationText } from '../../parts/relation-text.js';

/** An object as a relation names it. */
export interface RelatedObject {
  readonly id: string;
  readonly title: string;
  readonly typeTitle: string;
}

/** A relation as it reads from its first object to its second. */
export interface ReadRelation {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Words between the titles of both, such as "is location of". */
  readonly text: string;
}

/** Objects around one, with the relations between them. */
export interface Surroundings {
  readonly first: RelatedObject;
  readonly objects: readonly RelatedObject[];
  readonly relations: readonly ReadRelation[];
  readonly isCut: boolean;
}

export const drawnAtMost = 120;

/** Follows relations from an object, so many steps far, one batch of calls for each step. */
export async function surroundingsOf(caller: Kataster, id: number, depth: number): Promise<Surroundings> {
  const { title, type_title: typeTitle } = await caller.cmdb.object.read({ id });
  const first = { id: String(id), title, typeTitle };
  const objects = new Map<string, RelatedObject>([[first.id, first]]);
  const relations = new Map<string, ReadRelation>();
  let edge: readonly string[] = [first.id];
  for (let step = 0; step < depth && edge.length > 0 && objects.size < drawnAtMost; step += 1) {
    const answers = await caller.batch(edge.map(each => calls.cmdb.objects_by_relation.read({ id: Number(each) })));
    const known = new Set(objects.keys());
    for (const [at, answer] of answers.entries()) note(answer, objects.get(edge[at] ?? ''), objects, relations);
    edge = [...objects.keys()].filter(each => !known.has(each));
  }
  const shown = [...objects.values()].slice(0, drawnAtMost);
  const isShown = new Set(shown.map(each => each.id));
  return {
    first,
    objects: shown,
    relations: [...relations.values()].filter(({ from, to }) => isShown.has(from) && isShown.has(to)),
    isCut: objects.size > shown.length,
  };
}

type Answer = Awaited<ReturnType<Kataster['cmdb']['objects_by_relation']['read']>> | KatasterError;

function note(
  answer: Answer,
  own: RelatedObject | undefined,
  objects: Map<string, RelatedObject>,
  relations: Map<string, ReadRelation>,
) {
  if (answer instanceof KatasterError || !own) return;
  for (const { data } of Object.values(answer)) {
    const other = { id: String(data.related_object), title: data.related_title, typeTitle: data.related_type_title };
    if (!objects.has(other.id)) objects.set(other.id, other);
    const isMaster = String(data.master) === own.id;
    const [from, to] = isMaster ? [own, other] : [other, own];
    relations.set(String(data.id), {
      id: String(data.id),
      from: from.id,
      to: to.id,
      text: relationText(data.title, from.title, to.title),
    });
  }
}
