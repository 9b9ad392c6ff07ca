import { transform } from 'esbuild';
import { pythonClient } from '../../clients/python/client.js';
import { typescriptClient } from '../../clients/typescript/client.js';
import type { OpenRpc } from '../../discovery/openrpc.js';
import { siteDocument } from '../../discovery/site-document.js';
import type { Docs } from '../examples/docs.js';

/** The clients as readers get them, each one file, and what it is for. */
export const clientFiles = [
  { path: 'clients/kataster.ts', meaning: 'TypeScript, also for Deno and Bun', use: "import { Kataster } from './kataster.ts';" },
  {
    path: 'clients/kataster.js',
    meaning: 'JavaScript for Node 18 and later and for browsers',
    use: "import { Kataster } from './kataster.js';",
  },
  { path: 'clients/kataster.py', meaning: 'Python 3.9 and later', use: 'from kataster import Kataster' },
] as const;

/** The text of each of these files, over the shipped catalogue. */
export async function clientTexts({ document, registry }: Docs): Promise<readonly (readonly [path: string, text: string])[]> {
  const site = siteDocument(document as OpenRpc, registry, 'en');
  const typescript = typescriptClient(site);
  const { code } = await transform(typescript, { loader: 'ts', target: 'es2022', charset: 'utf8' });
  const texts = { ts: typescript, js: code, py: pythonClient(site) };
  return clientFiles.map(({ path }) => [path, texts[path.slice(-2) as keyof typeof texts]]);
}
