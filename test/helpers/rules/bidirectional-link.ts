import type { Row } from './row.js';
import { person, type Site } from './site.js';

const workstations = 'C__CATG__PERSON_ASSIGNED_WORKSTATION';
const workstation = 'C__CATG__LOGICAL_UNIT';

async function atWork(site: Site): Promise<readonly [worker: number, place: number, entry: number]> {
  const [worker, place] = [await site.object(person), await site.object('C__OBJTYPE__WORKSTATION')];
  return [worker, place, await site.save(worker, workstations, { assigned_workstations: [place] })];
}

export const row: Row = {
  category: workstations,
  cells: {
    written: {
      what: 'the other side of a link shows it',
      async happens(site) {
        const [worker, place] = await atWork(site);
        return (await site.value(place, workstation, 'parent')) === worker;
      },
      expected: true,
    },
    copied: {
      what: 'a copy does not take what leads to one owner alone',
      async happens(site) {
        const [template] = await atWork(site);
        return site.value(await site.object(person, { template }), workstations, 'assigned_workstations');
      },
      expected: undefined,
    },
    afterTransition: {
      what: 'the other side of a link forgets what is purged',
      async happens(site) {
        const [worker, place, entry] = await atWork(site);
        await site.step('purge', worker, workstations, entry);
        return site.value(place, workstation, 'parent');
      },
      expected: undefined,
    },
  },
};
