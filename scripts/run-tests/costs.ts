import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const shown = 12;

/** The files that took most of the processor, from the lines that each test file wrote at its end, with their seconds. */
export function dearest(path: string): string {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const costs = lines.map(line => JSON.parse(line) as { readonly path: string; readonly processorMs: number });
  return costs
    .sort((a, b) => b.processorMs - a.processorMs)
    .slice(0, shown)
    .map(({ path: file, processorMs }) => `${basename(file, '.test.js')} ${(processorMs / 1000).toFixed(1)}`)
    .join(', ');
}
