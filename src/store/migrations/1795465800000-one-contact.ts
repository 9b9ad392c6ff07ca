import type { MigrationInterface, QueryRunner } from 'typeorm';
import { askOn, numberRelations, rewriteEntries } from './entry-rewriting.js';

const contacts = "SELECT id FROM entries WHERE category = 'C__CATG__CONTACT'";
const kept = (table: string) => `SELECT 1 FROM links k WHERE k.entry = ${table}.entry AND k.attribute = 'contact_object'`;

/** Links of entries that had only the other name; where both were given, contact_object was the relation and stays. */
const renamed = `UPDATE links SET attribute = 'contact_object'
  WHERE attribute = 'contact' AND entry IN (${contacts}) AND NOT EXISTS (${kept('links')})`;
const removed = (table: string) => `DELETE FROM ${table} WHERE attribute = 'contact' AND entry IN (${contacts})`;

/** Contacts that were saved as `contact` are relations, and the person shows them. */
export class OneContact1795465800000 implements MigrationInterface {
  readonly name = 'OneContact1795465800000';

  async up(runner: QueryRunner): Promise<void> {
    await rewriteEntries(runner, 'C__CATG__CONTACT', renamedIn);
    for (const text of [renamed, removed('links'), removed('relations')]) await runner.query(text);
    await numberRelations(askOn(runner), { category: 'C__CATG__CONTACT', key: 'contact_object' });
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

function renamedIn({ contact, ...others }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  return contact === undefined ? undefined : { contact_object: contact, ...others };
}
