import type { RackDevice } from '../../../generated/types.js';
import { confirmWrite } from '../history/confirmed-write.js';
import { service } from '../service/service.js';
import { say } from '../texts/say.js';
import { rackWords, type Side, sides } from './rack-words.js';

/** Moves a device to another unit, after its plan was shown. */
export async function moveDevice({ id, title, sides: present }: RackDevice, unit: number, side: Side): Promise<void> {
  const data = { pos: unit, ...(present.includes(side) ? {} : { insertion: sides[side].insertion }) };
  const input = { object: id, category: 'C__CATG__LOCATION', data } as const;
  const operations = [{ method: 'cmdb.category.save', params: { ...input } }];
  await confirmWrite({
    title: say(rackWords.move, { title, unit }),
    label: say(rackWords.moveLabel),
    dryRun: () => service.value.kataster.changes.apply({ operations }, { dry_run: true }),
    write: ({ plan }) => service.value.kataster.changes.apply(plan ? { plan } : { operations }),
    done: () => say(rackWords.moved, { title, unit }),
  });
}
