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
  const faults = Object.entries(files).map(([name, text]) => ({ name, fault: faultOf(join(folder, name), text) }));
  return [
    ...faults.filter(({ fault }) => fault !== undefined).map(({ name, fault }) => `${fault}: ${name}`),
    ...superfluous(folder, files).map(name => `superfluous: ${name}`),
  ];
}

function faultOf(path: string, text: string): 'missing' | 'stale' | undefined {
  if (!existsSync(path)) return 'missing';
  return readFileSync(path).equals(Buffer.from(text)) ? undefined : 'stale';
}

function superfluous(folder: string, files: Files): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .filter(name => !(name in files))
    : [];
}
