import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** Contents by their paths. */
export type PackageFiles = Readonly<Record<string, Uint8Array>>;

/** A zip archive of the files, below a folder if one is named: the same files always make the same archive. */
export function zipOf(files: PackageFiles, folder = ''): Uint8Array {
  // The first moment that an archive can name, in the zone of the process, which may change after this module is loaded.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [folder + path, content])), { mtime });
}

/** A wheel of Python: a zip archive of a package beside what installers read about it. */
export function wheelOf(
  files: PackageFiles,
  { name, metadata }: { readonly name: string; readonly metadata: string },
): Uint8Array {
  const info = `${name}.dist-info`;
  const all = {
    ...files,
    [`${info}/METADATA`]: bytesOf(metadata),
    [`${info}/WHEEL`]: bytesOf('Wheel-Version: 1.0\nGenerator: kataster\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
  };
  const rows = Object.entries(all).map(([path, content]) => `${path},sha256=${digest(content)},${content.length}\n`);
  return zipOf({ ...all, [`${info}/RECORD`]: bytesOf(`${rows.join('')}${info}/RECORD,,\n`) });
}

/** The archive that npm makes of the files, whose manifest is among them. */
export function npmArchiveOf(files: PackageFiles): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-client-'));
  try {
    for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
    const packed = execFileSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' });
    return readFileSync(join(folder, packed.trim()));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A text as it is stored. */
export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text);
}

function digest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
