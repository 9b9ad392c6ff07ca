import type { QueryResult } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { text } from '../../../messages/text.js';
import { codeOf } from '../start-failures.js';
import { StoreError } from '../store-errors.js';
import type { PreparingClient } from './preparing-client.js';

/** Settings of a session, as the server reads them back. */
export type SessionSettings = Readonly<Record<string, number>>;

/**
 * Sets up a session. It is no part of the start of the connection: poolers reject settings there, or ignore them.
 * @throws StoreError where the server does not keep one
 */
export async function setUpSession(client: PreparingClient, settings: SessionSettings): Promise<void> {
  const names = Object.keys(settings);
  const set = names.map(name => `SET ${name} = ${settings[name]}`).join('; ');
  const read = `SELECT name, setting FROM pg_settings WHERE name IN (${names.map(name => `'${name}'`).join(', ')})`;
  const [, { rows }]: [unknown, QueryResult<{ readonly name: string; readonly setting: string }>] = await Promise.all([
    client.query(set),
    client.query(read),
  ]);
  for (const name of names) {
    const actual = rows.find(row => row.name === name)?.setting;
    if (actual !== String(settings[name]))
      throw new StoreError(text('SessionDoesNotKeep', { name, value: settings[name], actual }));
  }
}

const ofTransactions = text('ExpectedPoolOfSessions');

/**
 * Two sessions on one connection of the server, or one session on two of them, are a pooler's. Nothing is between where the server is the
 * process that greeted.
 * @throws StoreError where a pooler gives every transaction another connection
 */
export async function requireSessions(source: DataSource): Promise<void> {
  const [one, other] = [source.createQueryRunner(), source.createQueryRunner()];
  try {
    const client: PreparingClient = await one.connect();
    const server = await serverProcess(one);
    if (client.processID === server) return;
    await other.query('BEGIN');
    const taken = await serverProcess(other);
    const isShared = taken === server || (await serverProcess(one)) !== server;
    await other.query('ROLLBACK');
    if (isShared) throw new StoreError(ofTransactions);
  } catch (error) {
    throw codeOf(error) === protocolViolation ? new StoreError(ofTransactions) : error;
  } finally {
    await Promise.all([one.release(), other.release()]);
  }
}

/** Code of what a pooler in statement mode rejects. */
const protocolViolation = '08P01';

async function serverProcess(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query('SELECT pg_backend_pid() AS id')) as readonly { readonly id: number }[];
  return row?.id ?? 0;
}
