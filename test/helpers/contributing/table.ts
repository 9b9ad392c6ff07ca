import { readFileSync } from 'node:fs';
import { tableRows } from '../markdown-tables.js';
import type { Patch } from './patches.js';

/** A row of the table "You add / You touch" of CONTRIBUTING.md. */
export interface Row {
  readonly adds: string;
  /** Paths with `<name>` for a part that is free; one that ends with `/` is a folder of files. */
  readonly touches: readonly string[];
  readonly count: number;
  readonly tells: readonly string[];
}

/** The rows of the table. */
export function rowsOf(text = readFileSync('CONTRIBUTING.md', 'utf8')): readonly Row[] {
  return tableRows(text, 'You add').map(([adds = '', touches = '', count, tells = '']) => ({
    adds,
    touches: codesOf(touches),
    count: Number(count),
    tells: codesOf(tells),
  }));
}

function codesOf(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Differences between a row and the patch that tries it, a line each. */
export function rowFaults(row: Row | undefined, { path, adds, files, omissions }: Patch): readonly string[] {
  if (!row) return [`CONTRIBUTING.md has no row '${adds}', which ${path} tries`];
  const fault = (text: string): string => `CONTRIBUTING.md, '${adds}': ${text}`;
  const teller = new Set(omissions.map(({ toldBy }) => toldBy));
  return [
    ...files.filter(file => !row.touches.some(touched => covers(touched, file))).map(file => fault(`the patch touches ${file}`)),
    ...row.touches
      .filter(touched => !files.some(file => covers(touched, file)))
      .map(touched => fault(`the patch does not touch ${touched}`)),
    ...(row.count === files.length ? [] : [fault(`it says ${row.count} files, the patch touches ${files.length}`)]),
    ...[...teller].filter(name => !row.tells.includes(name)).map(name => fault(`${name} tells, too`)),
    ...row.tells.filter(name => !teller.has(name)).map(name => fault(`nothing that the patch leaves out is told by ${name}`)),
  ];
}

function covers(touched: string, file: string): boolean {
  const escaped = touched.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/<[^>]+>/g, '[^/]+');
  return new RegExp(`^${escaped}${touched.endsWith('/') ? '.+' : ''}$`).test(file);
}
