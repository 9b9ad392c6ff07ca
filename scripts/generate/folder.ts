import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Files = Readonly<Record<string, string>>;

/** Makes a folder hold exactly these files. */
export function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  for (const name of superfluous(folder, files)) rmSync(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** How a folder differs from these files, byte by byte: one line a file, none where it does not. */
export function differences(folder: string, files: Files): string[] {
  const names = Object.keys(files);
  const missing = names.filter(name => !existsSync(join(folder, name)));
  const stale = names.filter(name => !missing.includes(name) && !holds(join(folder, name), files[name] ?? ''));
  return [
    ...stale.map(name => `stale: ${name}`),
    ...missing.map(name => `missing: ${name}`),
    ...superfluous(folder, files).map(name => `superfluous: ${name}`),
  ];
}

function holds(path: string, text: string): boolean {
  return readFileSync(path).equals(Buffer.from(text));
}

function superfluous(folder: string, files: Files): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .filter(name => !(name in files))
    : [];
}
