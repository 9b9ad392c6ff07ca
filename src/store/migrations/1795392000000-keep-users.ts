import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { askOn, readableValues } from './entry-rewriting.js';
import { Table, TableIndex } from './schema-builder.js';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const [cost, blockSize, parallel, bytes] = [15, 8, 1, 32];

const text = (name: string) => ({ name, type: 'text' });
const integer = (name: string) => ({ name, type: 'integer' });
const key = <Column>(column: Column) => ({ ...column, isPrimary: true });

function reference(name: string, columnName: string, referencedTableName: string) {
  return { name, columnNames: [columnName], referencedTableName, referencedColumnNames: ['id'], onDelete: 'CASCADE' };
}

const passwords = new Table({
  name: 'passwords',
  columns: [key(integer('entry')), text('hash')],
  foreignKeys: [reference('passwords_of_entry', 'entry', 'entries')],
});

const granted = new Table({
  name: 'granted',
  columns: [key(integer('object')), text('rights')],
  foreignKeys: [reference('granted_to_object', 'object', 'objects')],
});

const sessions = new Table({
  name: 'sessions',
  columns: [key(text('digest')), integer('person'), text('created'), text('expires')],
  foreignKeys: [reference('sessions_of_person', 'person', 'objects')],
  indices: [
    { name: 'sessions_person', columnNames: ['person'] },
    { name: 'sessions_expires', columnNames: ['expires'] },
  ],
});

const isLogin = "category = 'C__CATS__PERSON_LOGIN' AND title <> ''";

/** Of users with one login the first keeps it; the others get it back once they are saved with another. */
const firstKeepsLogin = `UPDATE entries SET title = '' WHERE ${isLogin} AND EXISTS (
  SELECT 1 FROM entries other WHERE other.category = entries.category AND other.title = entries.title AND other.id < entries.id)`;

/** Persons log in, and have rights. */
export class KeepUsers1795392000000 implements MigrationInterface {
  readonly name = 'KeepUsers1795392000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [passwords, granted, sessions]) await runner.createTable(table);
    await runner.query(firstKeepsLogin);
    await runner.createIndex(
      'entries',
      new TableIndex({ name: 'entries_login', columnNames: ['title'], isUnique: true, where: isLogin }),
    );
    await hashPasswords(runner);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

interface LoginRow {
  readonly id: number;
  readonly values: string;
}

/** Passwords were kept as they were sent. */
async function hashPasswords(runner: QueryRunner): Promise<void> {
  const ask = askOn(runner);
  const rows = await ask<LoginRow>(`SELECT id, "values" FROM entries WHERE category = 'C__CATS__PERSON_LOGIN'`);
  for (const { id, values } of rows) {
    const { user_pass: password, user_pass2: _, ...others } = readableValues(values) ?? {};
    if (typeof password !== 'string') continue;
    await ask('INSERT INTO passwords (entry, hash) VALUES (?, ?)', [id, await passwordHash(password)]);
    await ask('UPDATE entries SET "values" = ? WHERE id = ?', [JSON.stringify(others), id]);
  }
}

/** The stored form of a password since users exist: parameters of scrypt, salt, and hash. */
async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const options = { N: 2 ** cost, r: blockSize, p: parallel, maxmem: 2 ** cost * blockSize * 256 };
  const hash = await derive(password.normalize('NFC'), salt, bytes, options);
  return ['scrypt', cost, blockSize, parallel, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
