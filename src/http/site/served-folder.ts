import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'koa';
import { etagOf } from '../../discovery/etag.js';
import { EncodedOnce, sendEncoded } from '../responses/compression.js';

/** Built files that are served as they are. */
export interface ServedFolder {
  /** Names of the files, with slashes; none where the folder was not built. */
  names(): Promise<ReadonlySet<string>>;
  /** Sends one of the files, edited where that is given. */
  send(context: Context, name: string, edit?: (content: Buffer) => Buffer): Promise<void>;
}

/** Files of package managers, such as `v0.1.0.info`, and `list`, which has no extension. */
const packages = {
  '.whl': 'application/zip',
  '.zip': 'application/zip',
  '.tgz': 'application/gzip',
  '.json': 'application/json',
  '.info': 'application/json',
  '.mod': 'text/plain; charset=utf-8',
  '': 'text/plain; charset=utf-8',
} as const;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'application/typescript; charset=utf-8',
  '.go': 'text/x-go; charset=utf-8',
  '.php': 'text/x-php; charset=utf-8',
  '.py': 'text/x-python; charset=utf-8',
  '.pyi': 'text/x-python; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  ...packages,
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sets the content policy of built pages: nothing inline, nothing from elsewhere; no form of a page is sent unless that is said. */
export function setPolicy(context: Context, formAction: "'none'" | "'self'" = "'none'"): void {
  context.set({ 'Content-Security-Policy': `${policy}; form-action ${formAction}`, 'Cache-Control': 'no-cache' });
}

/** Where the build puts a folder: beside the compiled code, or, where that is not compiled, in `dist`. */
export function findBuiltFolder(name: string): string {
  const places = [join(import.meta.dirname, '../../..', name), join(import.meta.dirname, '../../../dist', name)];
  return places.find(existsSync) ?? '';
}

/** Serves files of this folder. It is listed at the first request. */
export function serveFolder(folder: string): ServedFolder {
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
    async send(context, name, edit = content => content) {
      const content = edit(await readFile(join(folder, name)));
      context.status = 200;
      context.set('Content-Type', types[extname(name)] ?? '');
      await sendEncoded(context, content, etagOf(content), encodings);
    },
  };
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) return new Set();
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter(each => each.isFile() && extname(each.name) in types);
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')));
}
