/** The contract: generated tables, the programs over them, and the texts of errors. */
const contract = ['rpc', 'messages', 'generated'];

const roots: readonly string[] = ['src', 'scripts'];

/** Rooms that are programs beside the product. */
const scripts: readonly string[] = [
  'generate',
  'bench',
  'soak',
  'architecture',
  'bundle',
  'compatibility',
  'try-package',
  'client-packages',
  'screenshot',
  'run-tests',
];

/** Every room, and the rooms it may import; itself is understood. `main.ts`, the commands and the site put everything together. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  main: ['cli', 'config'],
  console: ['csv', 'drawings', 'example', 'mappings', 'generated'],
  site: [
    'console',
    'behaviours',
    'cli',
    'config',
    'http',
    'clients',
    'discovery',
    'domain',
    'catalog',
    'attributes',
    'store',
    'generate',
    'client-packages',
    'architecture',
    ...contract,
  ],
  cli: [
    'config',
    'http',
    'behaviours',
    'domain',
    'catalog',
    'attributes',
    'store',
    'import',
    'mappings',
    'readers',
    'backups',
    'discovery',
    'clients',
    'csv',
    'example',
    ...contract,
  ],
  http: ['drawings', 'speed', 'handlers', 'behaviours', 'discovery', 'domain', 'catalog', 'attributes', 'config', ...contract],
  speed: ['domain', 'attributes', ...contract],
  handlers: ['discovery', 'import', 'mappings', 'domain', 'catalog', 'attributes', ...contract],
  behaviours: ['domain', 'attributes', 'messages'],
  domain: ['catalog', 'attributes', ...contract],
  catalog: ['attributes', ...contract],
  attributes: contract,
  discovery: ['attributes', ...contract],
  clients: ['discovery', ...contract],
  store: ['domain', 'attributes', ...contract],
  import: ['csv', 'mappings', 'domain', ...contract],
  mappings: ['generated'],
  config: ['domain', 'messages'],
  readers: contract,
  backups: ['config'],
  generate: ['catalog', 'attributes', 'discovery', 'clients', 'messages'],
  bench: [],
  soak: [],
  compatibility: ['generate', 'discovery'],
  'try-package': [],
  'client-packages': [],
  screenshot: ['generated'],
  'run-tests': [],
  architecture: [],
  bundle: [],
  rpc: ['messages', 'generated'],
  messages: ['generated'],
  csv: ['attributes', 'generated'],
  example: ['generated'],
  drawings: ['generated'],
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
export const dialects = { words: ['contract', 'idoit'], file: 'src/http/envelope/dialects.ts' };

/** Rooms outside of the service: they say what any client says, and look into databases as any tool does. */
export const outside: readonly string[] = ['site', 'console', ...scripts];

/** Rooms whose files may be short: the generator has one per generated file, tests one per helper. */
export const mayBeShort: readonly string[] = ['generate', 'test'];

/** `src/store/open.ts` is in the room store, `src/main.ts` in main, `scripts/generate/spec.ts` in generate. */
export function roomOf(path: string): string {
  const [root = '', room = ''] = path.split('/');
  return roots.includes(root) ? room.replace(/\.[jt]s$/, '') : root;
}

/** The folder of a room. */
export function folderOf(room: string): string {
  return `${scripts.includes(room) ? 'scripts' : 'src'}/${room}`;
}
