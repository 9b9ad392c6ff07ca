import type { Kept } from '../attributes/attribute-values.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesBeside, entriesOnLinked, pathOf } from '../domain/behaviours/needs.js';

export const behaviour = behaviourOf('C__CATG__LOCATION', {
  needs: { path: pathOf('parent', 'C__CATG__LOCATION.parent') },
  computed: { location_path: (_, { facts }) => facts.path.join(' > ') },
  form: {
    needs: {
      ownSize: entriesBeside('C__CATG__FORMFACTOR'),
      rackSize: entriesOnLinked('parent', 'C__CATG__FORMFACTOR'),
      rack: entriesOnLinked('parent', 'C__CATS__ENCLOSURE'),
    },
    show: (shown, { entry, facts }) => {
      const { latitude = null, longitude = null, pos } = entry.values;
      const units = Number(facts.ownSize[0]?.values.rackunits ?? 1);
      const position = typeof pos === 'number' ? { pos, last: pos + (units || 1) - 1 } : undefined;
      const rack = { height: facts.rackSize[0]?.values.rackunits, sorting: facts.rack[0]?.values.slot_sorting };
      const title = position && internalUnit(position, rack);
      return {
        ...shown,
        parent: shown.parent && { ...shown.parent, location_path: shown.location_path },
        pos: position ? { title, obj_id: String(entry.object), visually_from: position.pos, visually_to: position.last } : null,
        gps: { 0: latitude, 1: longitude, latitude, longitude },
      };
    },
  },
});

/** Racks that count downwards keep positions counted from the other end. */
function internalUnit(
  { pos, last }: { readonly pos: number; readonly last: number },
  { height, sorting }: { readonly height: Kept; readonly sorting: Kept },
): string {
  return String(sorting === 'desc' && typeof height === 'number' ? height - last + 1 : pos);
}
