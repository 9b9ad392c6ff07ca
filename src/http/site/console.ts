import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { builtFolder, servedFolder, setPolicy } from './served-folder.js';

/** Serves the console, or says that a request is not for it. */
export type ConsoleServer = (context: Context) => Promise<boolean>;

/** The folder of the built console; empty where it was not built. */
export const consoleFolder = builtFolder('console');

const files = '/console/';

/** Whether the path is that of a file of the console. */
export function isConsoleFile(path: string): boolean {
  return path.startsWith(files);
}

/** Serves the files of this folder under `/console/`, and its document at `/` and at every address of a page, to browsers alone. */
export function consoleServer(folder: string): ConsoleServer {
  const served = servedFolder(folder);
  const firstSegments = new Set<string>(folder === '' ? [] : JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8')));
  return async context => {
    const isPage = context.path === '/' || firstSegments.has(context.path.split('/')[1] ?? '');
    const name = isPage ? 'index.html' : context.path.slice(files.length);
    if (!isPage && !isConsoleFile(context.path)) return false;
    if (isPage) context.vary('Accept');
    if ((isPage && !prefersPage(context)) || !(await served.names()).has(name)) return false;
    setPolicy(context);
    await served.send(context, name);
    return true;
  };
}

// Programs that name no type, or JSON, get what they got before there was a console.
function prefersPage(context: Context): boolean {
  return context.accepts('json', 'html') === 'html';
}
