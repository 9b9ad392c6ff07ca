import type { RackUnits } from '../../generated/types.js';

/** Units of a rack as a text: `4`, `4–6`, or of halves where they begin and how many they are, `10.5 (0.5)`. */
export function unitsText({ from, to }: RackUnits): string {
  if (from === to || to === from - 1) return String(from);
  return Number.isInteger(from) && Number.isInteger(to) ? `${from}–${to}` : `${from} (${to - from + 1})`;
}
