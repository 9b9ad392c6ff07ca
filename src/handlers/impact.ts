import type { ImpactContact, ImpactTree, RelationTypeReference, AffectedObject as WireAffected } from '../../generated/types.js';
import type { References } from '../attributes/references.js';
import { type AddedStatuses, findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { type Contact, contactsOf } from '../domain/impact/contacts.js';
import type { Dependency } from '../domain/impact/dependencies.js';
import { type AffectedObject, impactOf } from '../domain/impact/impact.js';
import { type ImpactNode, impactTreeOf } from '../domain/impact/impact-tree.js';
import { relationNamed, relationTitles } from '../domain/relations/relation-types.js';
import { statusesAsked } from '../domain/statuses.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentTyped } from './present.js';
import { rejectSeveralStatuses } from './relation-status.js';

/** kataster.impact and cmdb.impact: what depends on an object. */
export const impact: MethodHandlers<CallContext>['impact'] = {
  async read({ id: object, relation_types: named, depth }, context) {
    const types = named && (await typesNamed(context, named));
    const { object: failing, affected, isComplete } = await impactOf(context, { object, types, depth });
    const told = await contactsOf(context, [failing.id, ...affected.map(each => each.object.id)]);
    const titles = await titlesOf(context, affected);
    return {
      result: {
        object: presentTyped(context, failing),
        affected: affected.map(each => presentAffected(context, each, titles)),
        contacts: told.contacts.map(each => presentContact(context, each, told.roles)),
        complete: isComplete,
      },
    };
  },

  async tree({ id: object, relation_type: named, status }, context) {
    rejectSeveralStatuses(context, status);
    const types = await typesNamed(context, Array.isArray(named) ? named : [named]);
    const nodes = await impactTreeOf(context, { object, types, statuses: statusesAsked(status) });
    const all = withChildren(nodes);
    const added = await findAddedStatuses(
      context,
      all.map(each => each.object),
    );
    return { result: presentTree(context, nodes, await titlesOf(context, all), added) };
  },
};

type Titles = Awaited<ReturnType<typeof relationTitles>>;

async function typesNamed(context: CallContext, names: readonly RelationTypeReference[]) {
  const types = [];
  for (const name of new Set(names)) types.push(await relationNamed(context, name));
  return types;
}

function titlesOf(context: CallContext, affected: readonly { readonly by: Dependency }[]): Promise<Titles> {
  return relationTitles(context, new Set(affected.map(({ by }) => by.type)), context.language);
}

function withChildren(nodes: readonly ImpactNode[]): readonly ImpactNode[] {
  const all = [...nodes];
  for (const { children } of all) all.push(...children);
  return all;
}

function presentAffected(
  context: CallContext,
  { object, depth, state, by, redundancy, way }: AffectedObject,
  titles: Titles,
): WireAffected {
  const title = titles.get(by.type);
  return {
    ...presentTyped(context, object),
    depth,
    state,
    ...(redundancy && { redundancy: { of: redundancy.of, lost: redundancy.lost } }),
    relation: by.relation,
    relation_type: title?.constant ?? String(by.type),
    relation_title: title?.title ?? '',
    way: way.map(({ provider }) => provider),
  };
}

function presentContact(context: CallContext, { contact, mail, roles, objects }: Contact, found: References): ImpactContact {
  const titles = roles.flatMap(id => roleTitle(context, id, found));
  return { ...presentTyped(context, contact), mail, roles: titles, objects: [...objects] };
}

function roleTitle({ registry, language }: CallContext, id: number, found: References): readonly string[] {
  const shipped = registry.dialog('contact_tag')?.byId.get(id);
  const title = shipped?.title[language] ?? found.choice(id)?.title;
  return title === undefined ? [] : [title];
}

function presentTree(
  context: CallContext,
  nodes: readonly ImpactNode[],
  titles: Titles,
  added: AddedStatuses | undefined,
): ImpactTree {
  const { registry, language } = context;
  return nodes.map(({ object: { id, title, type, cmdbStatus }, by, children }) => {
    const objectType = registry.objectType(type);
    const status = registry.cmdbStatus(cmdbStatus) ?? added?.get(cmdbStatus);
    const relation = titles.get(by.type);
    return {
      id,
      name: title,
      data: {
        relation: { type: relation?.constant ?? String(by.type), text: relation?.text ?? '' },
        color: `#${objectType?.color ?? 'FFFFFF'}`,
        statusColor: `#${status?.color ?? 'FFFFFF'}`,
        objTypeID: objectType?.id ?? 0,
        objectType: objectType?.title[language] ?? type,
        objID: id,
      },
      children: presentTree(context, children, titles, added).map(each => ({ ...each })),
    };
  });
}
