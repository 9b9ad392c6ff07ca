import { spawnSync } from 'node:child_process';

const version = /^mypy (\d+)\.(\d+)/;

/** The command of mypy, if there is one. Before 1.7 it has to be told that keywords of calls may be those of a TypedDict. */
export function mypyCommand(): { readonly words: readonly string[]; readonly isOld: boolean } | undefined {
  for (const words of [['python3', '-m', 'mypy'], ['mypy']]) {
    const [file = '', ...rest] = words;
    const { stdout } = spawnSync(file, [...rest, '--version'], { encoding: 'utf8' });
    const [found, major, minor] = version.exec(stdout ?? '') ?? [];
    const isOld = Number(major) < 1 || (Number(major) === 1 && Number(minor) < 7);
    const flags = ['--strict', '--cache-dir', '/dev/null', ...(isOld ? ['--enable-incomplete-feature=Unpack'] : [])];
    if (found !== undefined) return { words: [...words, ...flags], isOld };
  }
  return undefined;
}
