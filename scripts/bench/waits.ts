import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { benchKey } from './cases.js';
import { type LargeDatabase, makeLargeDatabase } from './large-database.js';
import { type RunningServer, startKataster } from './servers.js';
import { worstCalls } from './worst-calls.js';

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
  const places = await largeDatabase(file, objects);
  const made = (performance.now() - began) / 1000;
  const service = await startKataster(`sqlite:${file}`, publicUrl, { KATASTER_DEFAULT_DATA: 'yes', KATASTER_QUICKPURGE: 'on' });
  const prober = new Worker(new URL('./prober.js', import.meta.url), { workerData: { url: `http://127.0.0.1:${service.port}` } });
  try {
    const indexed = await untilSearchable(service);
    process.stdout.write(
      `${objects} objects made in ${made.toFixed(0)} s, searchable after ${indexed.toFixed(0)} s more; others waited ${(await longestSince(prober)).toFixed(0)} ms at most meanwhile\n\n`,
    );
    process.stdout.write('| call | others waited at most, ms | it took, ms | outcome |\n| --- | ---: | ---: | --- |\n');
    for (const { name, method, params, atOnce = 1, inBatch } of worstCalls(places)) {
      const call = { jsonrpc: '2.0', id: 1, method, params: { apikey: benchKey, ...params } };
      const body = JSON.stringify(inBatch ? Array(inBatch).fill(call) : call);
      const { longest, took, outcome } = await waitedDuring(prober, () =>
        Promise.all(Array.from({ length: atOnce }, () => service.call(body))),
      );
      process.stdout.write(`| ${name} | ${longest.toFixed(0)} | ${took.toFixed(0)} | ${outcome} |\n`);
    }
  } finally {
    await prober.terminate();
    await service.stop();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** The database of an earlier run, where its folder was kept. */
async function largeDatabase(file: string, objects: number): Promise<LargeDatabase> {
  const notes = `${file}.json`;
  if (existsSync(notes)) return JSON.parse(readFileSync(notes, 'utf8'));
  const places = await makeLargeDatabase(file, objects);
  writeFileSync(notes, JSON.stringify(places));
  return places;
}

/** Seconds until everything that was written is found. */
export async function untilSearchable(service: RunningServer): Promise<number> {
  const began = performance.now();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.search.read', params: { apikey: benchKey, q: 'nowhere' } });
  while ((await service.call(body)).includes('"error"')) await new Promise(resolve => setTimeout(resolve, 1000));
  return (performance.now() - began) / 1000;
}

/** The prober has a thread of its own: what a call answers keeps this one busy. */
async function waitedDuring(prober: Worker, work: () => Promise<readonly string[]>): Promise<Waited> {
  await longestSince(prober);
  const began = performance.now();
  const [text = ''] = await work();
  const took = performance.now() - began;
  return { longest: await longestSince(prober), took, outcome: outcomeIn(text) };
}

export async function longestSince(prober: Worker): Promise<number> {
  prober.postMessage('end');
  const [longest] = await once(prober, 'message');
  return longest as number;
}

function outcomeIn(text: string): string {
  const [, message] = /"error":\{"code":-?\d+,"message":"([^"]*)"/.exec(text) ?? [];
  return message ?? `${(text.length / 1024).toFixed(0)} KiB`;
}
