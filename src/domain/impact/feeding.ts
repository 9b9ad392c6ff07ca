/** How near to its source a device stands in a network, by object type; other types consume. A cable leads from the higher to the lower. */
const ranks: Readonly<Record<string, number>> = {
  C__OBJTYPE__WAN: 6,
  C__OBJTYPE__ROUTER: 5,
  C__OBJTYPE__SWITCH_CHASSIS: 4,
  C__OBJTYPE__SWITCH: 4,
  C__OBJTYPE__FC_SWITCH: 4,
  C__OBJTYPE__ACCESS_POINT_CONTROLLER: 3,
  C__OBJTYPE__ACCESS_POINT: 2,
};

/** Types of parts that pass on what they get: each of their connectors fails with the one that feeds it, and the part does not. */
const passive = new Set(['C__OBJTYPE__PATCH_PANEL', 'C__OBJTYPE__DISTRIBUTION_BOX', 'C__OBJTYPE__WIRING_SYSTEM']);

/** Between devices that consume and those that feed them. */
const passiveRank = 1;

/** Whether an object of a type passes on what its connectors get. */
export function isPassive(type: string): boolean {
  return passive.has(type);
}

/** Whether a connection without a direction feeds one type from another: peers feed nobody. */
export function feeds(provider: string, dependent: string): boolean {
  return rankOf(provider) > rankOf(dependent);
}

function rankOf(type: string): number {
  return ranks[type] ?? (isPassive(type) ? passiveRank : 0);
}
