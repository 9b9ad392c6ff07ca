import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** The path of the file that an address names; `undefined` where it names none. */
export function fileOfUrl(url: string): string | undefined {
  const [, path = ''] = /^sqlite:(.*)$/s.exec(url) ?? [];
  return path === '' || path === ':memory:' ? undefined : resolve(path);
}

/** Where commands reach the process that serves the file of this address, beside the file; `undefined` where there is no file. */
export function socketBeside(url: string): string | undefined {
  const named = fileOfUrl(url);
  if (named === undefined) return undefined;
  try {
    return `${realpathSync.native(named)}.socket`;
  } catch {
    return undefined;
  }
}
