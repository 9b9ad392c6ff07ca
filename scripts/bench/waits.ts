import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchKey } from './cases.js';
import { makeLargeDatabase } from './large-database.js';
import { type RunningServer, startKataster } from './servers.js';
import { worstCalls } from './worst-calls.js';

const pause = 5;
const publicUrl = 'http://bench.invalid';

/** How long others waited while a call was under way, and how long it took. Milliseconds. */
interface Waited {
  readonly longest: number;
  readonly took: number;
  readonly outcome: string;
}

/** Measures how long each of the dearest calls keeps `/health/live` waiting, over a database of so many objects. */
export async function measureWaits(objects: number, kept: string | undefined): Promise<void> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'kataster-waits-'));
  const file = join(folder, 'large.sqlite');
  const began = performance.now();
  const places = await makeLargeDatabase(file, objects);
  const made = (performance.now() - began) / 1000;
  const service = await startKataster(file, publicUrl, { KATASTER_DEFAULT_DATA: 'yes', KATASTER_QUICKPURGE: 'on' });
  try {
    const indexed = await untilSearchable(service);
    process.stdout.write(`${objects} objects made in ${made.toFixed(0)} s, searchable after ${indexed.toFixed(0)} s more\n\n`);
    process.stdout.write('| call | others waited at most, ms | it took, ms | outcome |\n| --- | ---: | ---: | --- |\n');
    for (const { name, method, params, atOnce = 1 } of worstCalls(places)) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { apikey: benchKey, ...params } });
      const { longest, took, outcome } = await waitedDuring(service, () =>
        Promise.all(Array.from({ length: atOnce }, () => service.call(body))),
      );
      process.stdout.write(`| ${name} | ${longest.toFixed(0)} | ${took.toFixed(0)} | ${outcome} |\n`);
    }
  } finally {
    await service.stop();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds until everything that was written is found. */
async function untilSearchable(service: RunningServer): Promise<number> {
  const began = performance.now();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.search.read', params: { apikey: benchKey, q: 'nowhere' } });
  while ((await service.call(body)).includes('"error"')) await new Promise(resolve => setTimeout(resolve, 1000));
  return (performance.now() - began) / 1000;
}

async function waitedDuring(service: RunningServer, work: () => Promise<readonly string[]>): Promise<Waited> {
  let isOver = false;
  const began = performance.now();
  const outcome = work().then(texts => {
    isOver = true;
    return outcomeIn(texts[0] ?? '');
  });
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`http://127.0.0.1:${service.port}/health/live`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await new Promise(resolve => setTimeout(resolve, pause));
  }
  return { longest, took: performance.now() - began, outcome: await outcome };
}

function outcomeIn(text: string): string {
  const [, message] = /"error":\{"code":-?\d+,"message":"([^"]*)"/.exec(text) ?? [];
  return message ?? `${(text.length / 1024).toFixed(0)} KiB`;
}
