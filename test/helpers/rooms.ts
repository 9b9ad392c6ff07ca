const generatedOnly = ['generated'];

/** Every room, and the rooms it may import; itself is understood. `main.ts`, the commands and the site put everything together. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  main: ['cli', 'config'],
  site: ['cli', 'config', 'http', 'clients', 'discovery', 'domain', 'catalog', 'store', 'generate', 'generated'],
  cli: [
    'main',
    'config',
    'http',
    'handlers',
    'domain',
    'catalog',
    'store',
    'messages',
    'import',
    'readers',
    'backups',
    'discovery',
    'clients',
    'generated',
  ],
  http: ['handlers', 'discovery', 'domain', 'catalog', 'config', 'generated'],
  handlers: ['discovery', 'domain', 'catalog', 'messages', 'generated'],
  domain: ['catalog', 'messages', 'generated'],
  catalog: generatedOnly,
  discovery: ['catalog', 'generated'],
  clients: ['discovery', 'generated'],
  store: ['domain', 'generated'],
  import: ['domain', 'catalog', 'generated'],
  config: ['domain', 'generated'],
  readers: generatedOnly,
  backups: ['config'],
  messages: [],
  generated: [],
};

/** Packages that one room alone knows. */
export const owners: Readonly<Record<string, string>> = {
  koa: 'http',
  typeorm: 'store',
  'better-sqlite3': 'store',
  pg: 'store',
};

/** Words of the wire, and the room that says them. */
export const wireNames = { words: ['objID', 'cateID'], room: 'handlers' };

/** The two dialects, and the one file that knows both. */
export const dialects = { words: ['contract', 'idoit'], file: 'src/http/dialects.ts' };

/** Documents the wire and calls methods as any client does, so it says wire names and both dialects. */
export const documentation = 'site';
