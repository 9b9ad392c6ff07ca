import { transform } from 'esbuild';
import { clientLanguages } from '../../clients/languages/languages.js';
import type { OpenRpc } from '../../discovery/openrpc.js';
import { siteDocument } from '../../discovery/site-document.js';
import type { Docs } from '../examples/docs.js';

/** The clients as readers get them, each one file, and what it is for. */
export const clientFiles = [
  {
    path: 'clients/kataster.ts',
    meaning: { en: 'TypeScript, also for Deno and Bun', de: 'TypeScript, auch für Deno und Bun' },
    use: "import { Kataster } from './kataster.ts';",
  },
  {
    path: 'clients/kataster.js',
    meaning: { en: 'JavaScript for Node 18 and later and for browsers', de: 'JavaScript für Node ab 18 und für Browser' },
    use: "import { Kataster } from './kataster.js';",
  },
  {
    path: 'clients/kataster.py',
    meaning: { en: 'Python 3.9 and later', de: 'Python ab 3.9' },
    use: 'from kataster import Kataster',
  },
  {
    path: 'clients/kataster.pyi',
    meaning: { en: 'types of the Python client, beside it', de: 'Typen des Python-Clients, neben ihm' },
    use: 'from kataster import ModelData',
  },
  {
    path: 'clients/kataster.php',
    meaning: { en: 'PHP 8.2 and later', de: 'PHP ab 8.2' },
    use: "require __DIR__ . '/kataster.php';",
  },
  {
    path: 'clients/kataster.go',
    meaning: { en: 'Go 1.18 and later, in a folder of its own', de: 'Go ab 1.18, in einem eigenen Ordner' },
    use: 'import "example/inventory/kataster"',
  },
] as const;

/** The text of each of these files, over the shipped catalogue. */
export async function clientTexts({ document, registry }: Docs): Promise<readonly (readonly [path: string, text: string])[]> {
  const site = siteDocument(document as OpenRpc, registry, 'en');
  const files = Object.values(clientLanguages).flat();
  const made = files.map(async ({ extension, textOf }) => [`clients/kataster${extension}`, await textOf(site)] as const);
  const texts = Object.fromEntries(await Promise.all(made));
  const { code } = await transform(texts['clients/kataster.ts'] ?? '', { loader: 'ts', target: 'es2022', charset: 'utf8' });
  return Object.entries({ ...texts, 'clients/kataster.js': code });
}
