import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Ask, askOn, entryOf, type KeptLink, numberRelations, setLink } from './entry-rewriting.js';

const persons = 'C__CATS__ORGANIZATION_PERSONS';
const organization: KeptLink = { category: 'C__CATS__PERSON_MASTER', key: 'organization', isOne: true };

const members = `SELECT e.object AS organization, l.target_object AS person FROM entries e JOIN links l ON l.entry = e.id
  WHERE e.category = ? AND e.status = 'normal' AND l.attribute = 'object' ORDER BY e.id`;

interface Member {
  readonly organization: number;
  readonly person: number;
}

/** Persons that an organization listed belong to it, unless they said themselves where they do. */
export class Organizations1795725000000 implements MigrationInterface {
  readonly name = 'Organizations1795725000000';

  async up(runner: QueryRunner): Promise<void> {
    const ask = askOn(runner);
    for (const member of await ask<Member>(members, [persons])) await join(ask, member);
    await numberRelations(ask, organization);
    await ask('DELETE FROM entries WHERE category = ?', [persons]);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

async function join(ask: Ask, member: Member): Promise<void> {
  const entry = await entryOf(ask, member.person, organization.category);
  const said = await ask('SELECT 1 FROM links WHERE entry = ? AND attribute = ?', [entry, organization.key]);
  if (said.length === 0) await setLink(ask, entry, organization, [member.organization]);
}
