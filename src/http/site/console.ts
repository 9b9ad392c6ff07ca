import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import type { Config } from '../../config/config.js';
import { relyingPartyOf } from '../../domain/passkeys/relying-party.js';
import { pageAt, rootFrom } from './base-address.js';
import { findBuiltFolder, serveFolder, setPolicy } from './served-folder.js';
import { wantsPage } from './wrong-address.js';

/** Serves the console, or says that a request is not for it. */
export type ConsoleServer = (context: Context, service: string) => Promise<boolean>;

/** The folder of the built console; empty where it was not built. */
export const consoleFolder = findBuiltFolder('console');

const files = '/console/';

/** No page has an address of more parts: each number of them is a document that is kept compressed. */
const maxParts = 8;

/** Whether the path is that of a file of the console. */
export function isConsoleFile(path: string): boolean {
  return path.startsWith(files);
}

/**
 * Serves the files of this folder under `/console/`, and its document at `/` and at every address of a page, to browsers alone. The document
 * says whether a proxy or passkeys sign in, so that the console offers it.
 */
export function consoleServer(folder: string, config: Pick<Config, 'proxyUserHeader' | 'publicUrl'>): ConsoleServer {
  const served = serveFolder(folder);
  const ways = waysOf(config);
  const firstSegments = new Set<string>(folder === '' ? [] : JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8')));
  return async (context, service) => {
    const [, first = '', ...others] = context.path.split('/');
    const isPage = context.path === '/' || (firstSegments.has(first) && others.length < maxParts);
    const name = isPage ? 'index.html' : context.path.slice(files.length);
    if (!isPage && !isConsoleFile(context.path)) return false;
    if (isPage) context.vary('Accept');
    if ((isPage && !wantsPage(context)) || !(await served.names()).has(name)) return false;
    setPolicy(context);
    await served.send(context, name, isPage ? document => documentFor(document, ways, rootFrom(context, service)) : undefined);
    return true;
  };
}

/** Ways to sign in that the settings open, as attributes of the document. */
function waysOf({ proxyUserHeader, publicUrl }: Pick<Config, 'proxyUserHeader' | 'publicUrl'>): string {
  const byProxy = proxyUserHeader === undefined ? '' : 'data-sign-in="proxy" ';
  return byProxy + (relyingPartyOf(publicUrl) ? 'data-passkeys ' : '');
}

function documentFor(document: Buffer, ways: string, root: string): Buffer {
  return Buffer.from(pageAt(root, document.toString()).replace('<html ', `<html ${ways}`));
}
