/** Folders that stand side by side and do not import each other, or one folder. `.` holds the files of the room itself. */
export type Layer = string | readonly string[];

/**
 * The folders of rooms by layer, lowest first: each imports, of its own room, only what stands before it. Folders within a folder belong
 * to its layer unless they are listed.
 */
export const layers: Readonly<Record<string, readonly Layer[]>> = {
  domain: [
    'limits',
    'storage',
    'secrets',
    'access',
    'idempotency',
    'behaviours',
    '.',
    'dialogs',
    'models',
    'relations',
    'revisions',
    'entries',
    'entries/rules',
    'computed',
    'reading',
    'objects',
    'lists',
    'history',
    'logbook',
    'reverts',
    'dry-runs',
    'search',
    'users',
    'check/reads',
    'check/invariants',
    'check',
  ],
  http: [
    'requests',
    ['bodies', 'monitoring'],
    'envelope',
    'parameters',
    'authentication',
    'calls',
    'responses',
    'server',
    'site',
    '.',
  ],
  store: [
    'migrations',
    'tables',
    'engines',
    ['engines/sqlite', 'engines/postgres'],
    'changes',
    'statements/clauses',
    'statements',
    '.',
    'backups',
    'exports',
    'checks',
  ],
  site: ['markup', 'browser', 'articles', 'contract', 'examples', ['drawings', 'sections'], 'forms', 'pages', 'search', '.'],
};
