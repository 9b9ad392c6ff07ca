import type { OpenRpc } from '../../discovery/openrpc.js';
import { goClient } from '../go/client.js';
import { phpClient } from '../php/client.js';
import { pythonClient, pythonStub } from '../python/client.js';
import { typescriptClient } from '../typescript/client.js';

/** A file of a client: the end of its name, and its text for the document of a service. */
interface ClientFile {
  readonly extension: string;
  readonly textOf: (document: OpenRpc) => string | Promise<string>;
}

/** The files of a client, by its language: the program, then what stands beside it. */
export const clientLanguages = {
  typescript: [{ extension: '.ts', textOf: typescriptClient }],
  python: [
    { extension: '.py', textOf: pythonClient },
    { extension: '.pyi', textOf: pythonStub },
  ],
  php: [{ extension: '.php', textOf: phpClient }],
  go: [{ extension: '.go', textOf: goClient }],
} as const satisfies Record<string, readonly [ClientFile, ...ClientFile[]]>;
