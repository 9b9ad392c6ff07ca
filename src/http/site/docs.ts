import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context } from 'koa';
import { etagOf } from '../../discovery/etag.js';
import { nearest } from '../../rpc/nearest.js';
import { EncodedOnce, sendEncoded } from '../responses/compression.js';

/** Serves the documentation. */
export type DocsServer = (context: Context) => Promise<void>;

/** Where the build puts the documentation: beside the compiled code, or, where that is not compiled, in `dist`. */
export const docsFolder =
  [join(import.meta.dirname, '../../../docs'), join(import.meta.dirname, '../../../dist/docs')].find(existsSync) ?? '';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'application/typescript; charset=utf-8',
  '.py': 'text/x-python; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether the path is one of the documentation. */
export function isDocsPath(path: string): boolean {
  return path === '/docs' || path.startsWith('/docs/');
}

/** Serves the files of this folder, and nothing else, under `/docs/`. The folder is listed at the first request. */
export function docsServer(folder: string): DocsServer {
  let listed: Promise<ReadonlySet<string>> | undefined;
  const encodings = new EncodedOnce();
  return async context => {
    if (context.path === '/docs') return context.redirect('/docs/');
    context.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
    listed ??= filesIn(folder).catch(error => {
      listed = undefined;
      throw error;
    });
    const files = await listed;
    if (files.size === 0)
      return say(context, 'The documentation was not built. Run <code>npm run build</code>, then start the service again.');
    const asked = context.path.slice('/docs/'.length).replace(/(^|\/)$/, '$1index.html');
    if (!files.has(asked)) return say(context, missing(escaped(asked), files));
    await sendFile(context, join(folder, asked), encodings);
  };
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) return new Set();
  const names = await readdir(folder, { recursive: true });
  return new Set(names.filter(name => extname(name) in types).map(name => name.replaceAll(sep, '/')));
}

async function sendFile(context: Context, path: string, encodings: EncodedOnce): Promise<void> {
  const content = await readFile(path);
  const etag = etagOf(content);
  context.status = 200;
  context.set('Content-Type', types[extname(path)] ?? '');
  await sendEncoded(context, content, etag, encodings);
}

function missing(asked: string, files: ReadonlySet<string>): string {
  const near = nearest(asked, files);
  return near === undefined
    ? `There is no page /docs/${asked}. The search finds pages by a word of their title.`
    : `There is no page /docs/${asked}. Did you mean <a href="/docs/${near}">/docs/${near}</a>?`;
}

function say(context: Context, text: string): void {
  context.status = 404;
  context.set('Content-Type', 'text/html; charset=utf-8');
  context.body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not found · kataster</title>
<link rel="stylesheet" href="/docs/style.css">
<main>
<h1>Not found</h1>
<p>${text}</p>
<p><a href="/docs/">The documentation begins here.</a></p>
</main>
</html>
`;
}

/** Escapes text between tags of HTML, where no other characters are special. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
