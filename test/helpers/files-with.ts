import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rowsIn } from './process.js';

/** Files of a database in which a text stands. */
export async function filesWith(url: string, text: string): Promise<readonly string[]> {
  const folder = url.startsWith('sqlite:') ? dirname(url.slice('sqlite:'.length)) : await folderOfPostgres(url);
  const files = readdirSync(folder).map(name => join(folder, name));
  return files.filter(file => statSync(file).isFile() && readFileSync(file).includes(text));
}

async function folderOfPostgres(url: string): Promise<string> {
  await rowsIn(url, 'CHECKPOINT');
  const [place] = await rowsIn<{ folder: string; id: number }>(
    url,
    "SELECT current_setting('data_directory') AS folder, oid AS id FROM pg_database WHERE datname = current_database()",
  );
  return join(place?.folder ?? '', 'base', String(place?.id));
}
