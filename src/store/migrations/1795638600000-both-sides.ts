import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Ask, askOn, entryOf, type KeptLink, numberRelations, setLink } from './entry-rewriting.js';

/** Two attributes that show one link from both of its sides; what is kept leads where they disagree. */
const mirrored: readonly { readonly kept: KeptLink; readonly shown: KeptLink; readonly isRelation: boolean }[] = [
  {
    kept: { category: 'C__CATG__LOGICAL_UNIT', key: 'parent', isOne: true },
    shown: { category: 'C__CATG__PERSON_ASSIGNED_WORKSTATION', key: 'assigned_workstations' },
    isRelation: true,
  },
  {
    kept: { category: 'C__CATS__NET', key: 'layer2_assignments' },
    shown: { category: 'C__CATS__LAYER2_NET', key: 'layer3_assignments' },
    isRelation: true,
  },
  {
    kept: { category: 'C__CATS__CHASSIS_DEVICES', key: 'assigned_slots', toEntries: true },
    shown: { category: 'C__CATS__CHASSIS_SLOT', key: 'assigned_devices', toEntries: true },
    isRelation: false,
  },
];

/** Links that were saved on one of their sides are shown on both. */
export class BothSides1795638600000 implements MigrationInterface {
  readonly name = 'BothSides1795638600000';

  async up(runner: QueryRunner): Promise<void> {
    const ask = askOn(runner);
    for (const { kept, shown, isRelation } of mirrored) {
      await agree(ask, kept, shown);
      const ofShown = 'DELETE FROM relations WHERE attribute = ? AND entry IN (SELECT id FROM entries WHERE category = ?)';
      await ask(ofShown, [shown.key, shown.category]);
      if (isRelation) await numberRelations(ask, kept);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

/** Targets by object or entry. */
type Leads = Map<number, readonly number[]>;

async function agree(ask: Ask, kept: KeptLink, shown: KeptLink): Promise<void> {
  const [keptBefore, shownBefore] = [await leadsOf(ask, kept), await leadsOf(ask, shown)];
  const keptAfter: Leads = new Map(keptBefore);
  for (const [from, ids] of shownBefore) {
    for (const id of ids) if (!kept.isOne || !keptAfter.has(id)) add(keptAfter, id, from);
  }
  const shownAfter: Leads = new Map(
    [...shownBefore].map(([from, ids]) => [from, ids.filter(id => keptAfter.get(id)?.includes(from))]),
  );
  for (const [from, ids] of keptAfter) for (const id of ids) add(shownAfter, id, from);
  await write(ask, kept, keptBefore, keptAfter);
  await write(ask, shown, shownBefore, shownAfter);
}

async function leadsOf(ask: Ask, { category, key, toEntries }: KeptLink): Promise<Leads> {
  const columns = toEntries ? 'e.id AS "from", l.target_entry AS id' : 'e.object AS "from", l.target_object AS id';
  const rows = await ask<{ readonly from: number; readonly id: number }>(
    `SELECT ${columns} FROM links l JOIN entries e ON e.id = l.entry WHERE e.category = ? AND l.attribute = ? ORDER BY e.id, l.position`,
    [category, key],
  );
  const leads: Leads = new Map();
  for (const { from, id } of rows) add(leads, from, id);
  return leads;
}

function add(leads: Leads, from: number, id: number): void {
  leads.set(from, [...new Set([...(leads.get(from) ?? []), id])]);
}

async function write(ask: Ask, link: KeptLink, before: Leads, after: Leads): Promise<void> {
  for (const [from, ids] of after) {
    if (before.get(from)?.join() === ids.join()) continue;
    await setLink(ask, link.toEntries ? from : await entryOf(ask, from, link.category), link, ids);
  }
}
