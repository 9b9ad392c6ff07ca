import { confirmWrite } from '../history/confirmed-write.js';
import { undoAction } from '../history/undo.js';
import { service } from '../service/service.js';
import { say } from '../texts/say.js';
import { insertions, inWords, type Placeable, type RackPosition } from './rack-position.js';
import { rackWords } from './rack-words.js';

const assemblies = { horizontal: 'C__RACK_INSERTION__HORIZONTAL', vertical: 'C__RACK_INSERTION__VERTICAL' } as const;

/** Values of a save: the number, and of side and assembly those that differ from before. */
function changed({ position: before }: Placeable, { from, isVertical, insertion }: RackPosition) {
  return {
    pos: from,
    ...(before?.insertion !== insertion && { insertion: insertions[insertion].choice }),
    ...(before?.isVertical !== isVertical && { option: isVertical ? assemblies.vertical : assemblies.horizontal }),
  };
}

/**
 * Places a device of a rack after its plan was shown; without a position it is taken out of its place.
 * @returns whether it was carried out
 */
export async function placeDevice(device: Placeable, position: RackPosition | undefined): Promise<boolean> {
  const { id, title } = device;
  const data = position ? changed(device, position) : { pos: null };
  const operations = [{ method: 'cmdb.category.save', params: { object: id, category: 'C__CATG__LOCATION', data } }];
  const place = position && inWords(device, position);
  const done = await confirmWrite({
    title: place ? say(rackWords.move, { title, place }) : say(rackWords.moveOut, { title }),
    label: say(rackWords.moveLabel),
    dryRun: () => service.value.kataster.changes.apply({ operations }, { dry_run: true }),
    write: ({ plan }) => service.value.kataster.changes.apply(plan ? { plan } : { operations }),
    done: () => (place ? say(rackWords.moved, { title, place }) : say(rackWords.movedOut, { title })),
    next: ({ number }) => undoAction(number),
  });
  return done !== undefined;
}
