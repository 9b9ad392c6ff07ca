import { text } from '../../../messages/text.js';
import { acyclicLinksOf } from '../../entries/rules/acyclic.js';
import { LinkGraph } from '../../models/link-graph.js';
import type { Invariant } from './invariant.js';

/** No chain of links that must not lead back does. */
export const chains: Invariant = {
  name: 'chains',
  consequence: text('ObjectsStandInThemselvesAnd'),
  begin: ({ reads }) => {
    const graphs = new Map<string, LinkGraph>();
    return {
      async *entries({ entries, links }) {
        const counted = entries.filter(({ row, model }) => row.status === 'normal' && model && acyclicLinksOf(model).length > 0);
        const rows = counted.flatMap(({ row, model }) =>
          (links.get(row.id) ?? [])
            .filter(({ attribute }) => model && acyclicLinksOf(model).some(({ key }) => key === attribute))
            .map(link => ({ name: `${row.category}.${link.attribute}`, from: row.object, link })),
        );
        const toEntries = [...new Set(rows.flatMap(({ link }) => link.targetEntry ?? []))];
        const found =
          toEntries.length === 0 ? [] : (await reads.referents.find({ choices: [], objects: [], entries: toEntries })).entries;
        const owners = new Map(found.map(({ id, object }) => [id, object]));
        for (const { name, from, link } of rows) {
          const graph = graphs.get(name) ?? new LinkGraph();
          graphs.set(name, graph);
          graph.add(from, link.targetObject ?? owners.get(link.targetEntry ?? 0) ?? 0);
        }
      },
      *atEnd() {
        for (const [name, graph] of graphs)
          for (const object of graph.inCycles())
            yield { subject: text('ObjectWithId', { id: object }), reason: text('LeadsFromItBackTo', { name }) };
      },
    };
  },
};
