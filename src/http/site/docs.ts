import type { Context } from 'koa';
import { nearest } from '../../rpc/nearest.js';
import { builtFolder, servedFolder, setPolicy } from './served-folder.js';

/** Serves the documentation. */
export type DocsServer = (context: Context) => Promise<void>;

/** The folder of the built documentation; empty where it was not built. */
export const docsFolder = builtFolder('docs');

/** Whether the path is one of the documentation. */
export function isDocsPath(path: string): boolean {
  return path === '/docs' || path.startsWith('/docs/');
}

/** Serves the files of this folder, and nothing else, under `/docs/`. */
export function docsServer(folder: string): DocsServer {
  const served = servedFolder(folder);
  return async context => {
    if (context.path === '/docs') return context.redirect('/docs/');
    setPolicy(context);
    const files = await served.names();
    if (files.size === 0)
      return say(context, 'The documentation was not built. Run <code>npm run build</code>, then start the service again.');
    const asked = context.path.slice('/docs/'.length).replace(/(^|\/)$/, '$1index.html');
    if (!files.has(asked)) return say(context, missing(escaped(asked), files));
    await served.send(context, asked);
  };
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
