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

/** Measures a call of the service beside the bare server, or beside another call of the service. */
export async function rowOf(
  each: Case,
  { service, bare: bareServer }: { readonly service: RunningServer; readonly bare: RunningServer },
  timing: Timing,
): Promise<Row> {
  const { name, connections, wanted } = each;
  const other = each.beside ? { server: service, body: each.beside } : { server: bareServer, body: each.body };
  const { one: kataster, other: bare, ratio } = await compared({ server: service, body: each.body }, other, connections, timing);
  return { name, wanted: typeof wanted === 'number' ? wanted : undefined, kataster, bare, ratio };
}

/** Calls of one kind to a server. */
export interface Calls {
  readonly server: RunningServer;
  readonly body: Case['body'];
}

/** Measures calls beside others, which take turns, so that both meet the same machine, after both were warmed up; answers the round with the median ratio. */
export async function compared(one: Calls, other: Calls, connections: number, { seconds, rounds, warm }: Timing) {
  if (warm > 0)
    for (const { server, body } of [one, other])
      await measure({ port: server.port, path: server.path, connections, seconds: warm, body });
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures = { one: await under(one, connections, seconds), other: await under(other, connections, seconds) };
    measured.push({ ...figures, ratio: figures.one.perSecond / figures.other.perSecond });
  }
  const [median] = measured.sort((first, second) => first.ratio - second.ratio).slice(Math.floor(rounds / 2));
  if (!median) throw new Error('Nothing is measured in no rounds');
  return median;
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

async function under({ server, body }: Calls, connections: number, seconds: number): Promise<Figures> {
  const before = server.processorSeconds();
  const measured = await measure({ port: server.port, path: server.path, connections, seconds, body });
  return { ...measured, processor: ((server.processorSeconds() - before) / measured.requests) * 1_000_000 };
}
