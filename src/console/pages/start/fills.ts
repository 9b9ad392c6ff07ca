import { calls, type Kataster, KatasterError } from '../../../../generated/client.js';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { objectsOf } from '../../service/answer.js';

/** Racks or nets that are filled, the fullest first. */
export interface Fill {
  readonly id: string;
  readonly title: string;
  readonly used: number;
  readonly all: number;
}

const maxObjects = 60;
const maxShown = 6;

/** How full racks are, by the units that are taken on the front. */
export async function fullestRacks(caller: Kataster): Promise<readonly Fill[]> {
  const racks = await caller.cmdb.objects.read({
    filter: { type: 'C__OBJTYPE__ENCLOSURE' },
    fields: ['id', 'title'],
    limit: maxObjects,
  });
  const list = objectsOf(racks);
  const answers = await caller.batch(list.map(({ id }) => calls.kataster.rack.read({ id: Number(id) })));
  return fullest(
    list.flatMap(({ id, title = '' }, at) => {
      const rack = answers[at];
      if (!rack || rack instanceof KatasterError || rack.units === null) return [];
      const free = rack.free.front.reduce((sum, { from, to }) => sum + to - from + 1, 0);
      return [{ id, title, used: rack.units - free, all: rack.units }];
    }),
  );
}

/** How full nets are, by the addresses that hosts may have. */
export async function fullestNets(caller: Kataster): Promise<readonly Fill[]> {
  const nets = await caller.cmdb.objects.read({
    filter: { type: 'C__OBJTYPE__LAYER3_NET' },
    fields: ['id', 'title'],
    categories: ['C__CATS__NET'],
    limit: maxObjects,
  });
  return fullest(
    objectsOf(nets).map(({ id, title = '', categories }) => {
      const [entry] = [recordIn(categories).C__CATS__NET].flat();
      const [used = 0, all = 0] = textOf(recordIn(entry).free_addresses).split(' / ').map(Number);
      return { id, title, used, all };
    }),
  );
}

function fullest(list: readonly Fill[]): readonly Fill[] {
  const share = ({ used, all }: Fill): number => used / all;
  return list
    .filter(({ used, all }) => used > 0 && all > 0)
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, maxShown);
}
