import type { Dataset } from '../dataset.js';
import { type Row, rowName } from '../dump.js';

/** Fields without which nothing is known of the ends of a cable. */
export const fieldsOfEnds = ['dcim.cabletermination.cable', 'dcim.cabletermination.cable_end'] as const;

/** Ends of a cable on both sides. */
interface Sides {
  readonly near: readonly Row[];
  readonly far: readonly Row[];
}

/** The ends of the same cable on its other side that an end leads to. */
export function farEnds(dataset: Dataset, row: Row): readonly string[] {
  return namesOf(endsTogether(dataset, row).far);
}

/** The ends that lead to the same end on the other side, where they lead to one alone. */
export function endsOfBreakout(dataset: Dataset, row: Row): readonly string[] {
  const { near, far } = endsTogether(dataset, row);
  return far.length === 1 ? namesOf(near) : [];
}

/** The end itself where its cable has several on both sides and the dump does not tell which of them meet. */
export function endsUnpaired(dataset: Dataset, row: Row): readonly string[] {
  const profile = profileOf(dataset, row);
  const isPaired = isTrunk(profile) && !profile.endsWith('shuffle');
  return countOf(sidesOf(dataset, row)) > 1 && !isPaired ? [row.name] : [];
}

/** Ends that meet: one on one side, and one or several on the other. Of a trunk those of one number meet, of other cables they share out by their order. */
function endsTogether(dataset: Dataset, row: Row): Sides {
  const sides = sidesOf(dataset, row);
  const count = countOf(sides);
  if (count <= 1) return sides;
  const bundleOf = isTrunk(profileOf(dataset, row)) ? numberOf : (_: Row, at: number) => at % count;
  const own = bundleOf(row, sides.near.indexOf(row));
  const bundle = (ends: readonly Row[]) => ends.filter((end, at) => bundleOf(end, at) === own);
  return { near: bundle(sides.near), far: bundle(sides.far) };
}

function sidesOf(dataset: Dataset, row: Row): Sides {
  const ends = dataset.alike(row, 'cable').toSorted((one, other) => numberOf(one) - numberOf(other));
  const isNear = ({ fields }: Row): boolean => fields.cable_end === row.fields.cable_end;
  return { near: ends.filter(isNear), far: ends.filter(end => !isNear(end)) };
}

/** How many ends the side with fewer of them has. */
function countOf({ near, far }: Sides): number {
  return Math.min(near.length, far.length);
}

function profileOf(dataset: Dataset, { fields }: Row): string {
  return String(dataset.row(rowName('dcim.cable', Number(fields.cable)))?.fields.profile ?? '');
}

function isTrunk(profile: string): boolean {
  return profile.startsWith('trunk');
}

/** The number of the connector of a cable from 4.5 on. */
function numberOf({ fields }: Row): number {
  return Number(fields.connector ?? 0);
}

function namesOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ name }) => name);
}
