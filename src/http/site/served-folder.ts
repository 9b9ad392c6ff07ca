import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context } from 'koa';
import { etagOf } from '../../discovery/etag.js';
import { EncodedOnce, sendEncoded } from '../responses/compression.js';

/** Built files that are served as they are. */
export interface ServedFolder {
  /** Names of the files, with slashes; none where the folder was not built. */
  names(): Promise<ReadonlySet<string>>;
  /** Sends one of the files. */
  send(context: Context, name: string): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'application/typescript; charset=utf-8',
  '.go': 'text/x-go; charset=utf-8',
  '.php': 'text/x-php; charset=utf-8',
  '.py': 'text/x-python; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets the content policy of built pages: nothing inline, nothing from elsewhere. */
export function setPolicy(context: Context): void {
  context.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
}

/** Where the build puts a folder: beside the compiled code, or, where that is not compiled, in `dist`. */
export function builtFolder(name: string): string {
  const places = [join(import.meta.dirname, '../../..', name), join(import.meta.dirname, '../../../dist', name)];
  return places.find(existsSync) ?? '';
}

/** Serves files of this folder. It is listed at the first request. */
export function servedFolder(folder: string): ServedFolder {
  let listed: Promise<ReadonlySet<string>> | undefined;
  const encodings = new EncodedOnce();
  return {
    names() {
      listed ??= filesIn(folder).catch(error => {
        listed = undefined;
        throw error;
      });
      return listed;
    },
    async send(context, name) {
      const content = await readFile(join(folder, name));
      context.status = 200;
      context.set('Content-Type', types[extname(name)] ?? '');
      await sendEncoded(context, content, etagOf(content), encodings);
    },
  };
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) return new Set();
  const names = await readdir(folder, { recursive: true });
  return new Set(names.filter(name => extname(name) in types).map(name => name.replaceAll(sep, '/')));
}
