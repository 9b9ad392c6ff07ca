import type { Case } from './cases.js';
import { type Measured, measure } from './load.js';
import type { RunningServer } from './servers.js';

/** How long is measured: seconds and rounds of each server, and seconds of the same load before. */
export interface Timing {
  readonly seconds: number;
  readonly rounds: number;
  readonly warm: number;
}

/** The figures of a server in one round. */
interface Figures extends Measured {
  /** Microseconds of processor time of the server for each request. */
  readonly processor: number;
}

/** The round with the median ratio. */
export interface Row {
  readonly name: string;
  readonly wanted: number | undefined;
  readonly kataster: Figures;
  readonly bare: Figures;
  readonly ratio: number;
}

const columns = [
  'requests/s',
  'µs of processor',
  'p50 ms',
  'p99 ms',
  'bare requests/s',
  'bare µs of processor',
  'ratio',
  'wanted',
];

export const headings = `| call | ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}\n`;

/** Measures a call. The servers take turns, so that both meet the same machine, after both were warmed up. */
export async function rowOf(
  each: Case,
  { service, bare: bareServer }: { readonly service: RunningServer; readonly bare: RunningServer },
  { seconds, rounds, warm }: Timing,
): Promise<Row> {
  const [other, load] = each.beside ? [service, { ...each, body: each.beside }] : [bareServer, each];
  if (warm > 0)
    for (const [server, { body, connections }] of [
      [service, each],
      [other, load],
    ] as const)
      await measure({ port: server.port, path: server.path, connections, seconds: warm, body });
  const measured: Row[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [kataster, bare] = [await under(service, each, seconds), await under(other, load, seconds)];
    const wanted = typeof each.wanted === 'number' ? each.wanted : undefined;
    measured.push({ name: each.name, wanted, kataster, bare, ratio: kataster.perSecond / bare.perSecond });
  }
  return measured.sort((one, two) => one.ratio - two.ratio)[Math.floor(rounds / 2)] as Row;
}

/** A row of the table that the benchmark prints. */
export function lineOf({ name, wanted, kataster, bare, ratio }: Row): string {
  const figures = [
    kataster.perSecond.toFixed(0),
    kataster.processor.toFixed(1),
    kataster.p50.toFixed(2),
    kataster.p99.toFixed(2),
    bare.perSecond.toFixed(0),
    bare.processor.toFixed(1),
    ratio.toFixed(2),
    wanted?.toFixed(2) ?? '',
  ];
  return `| ${name} | ${figures.join(' | ')} |\n`;
}

async function under(server: RunningServer, { connections, body }: Case, seconds: number): Promise<Figures> {
  const before = server.processorSeconds();
  const measured = await measure({ port: server.port, path: server.path, connections, seconds, body });
  return { ...measured, processor: ((server.processorSeconds() - before) / measured.requests) * 1_000_000 };
}
