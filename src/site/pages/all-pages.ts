import type { Docs } from '../examples/docs.js';
import type { Page } from '../markup/page.js';
import { articlePages } from './articles.js';
import { backupPage } from './backups.js';
import { categoryPages } from './categories.js';
import { commandPage } from './commands.js';
import { constantsPage } from './constants.js';
import { decisionPages } from './decisions.js';
import { dialogPages } from './dialogs.js';
import { errorPage } from './errors.js';
import { exportPage } from './export.js';
import { gettingStartedPage } from './getting-started.js';
import { lifecyclePage } from './lifecycles.js';
import { methodPages } from './methods.js';
import { productionPage } from './production.js';
import { protocolPage } from './protocol.js';
import { schemaChangesPage } from './schema-changes.js';
import { startPage } from './start.js';
import { objectTypePages } from './types.js';

/** Every page of the documentation. */
export function allPages(docs: Docs): readonly Page[] {
  const guide = [
    startPage,
    gettingStartedPage,
    protocolPage,
    lifecyclePage,
    schemaChangesPage,
    commandPage,
    productionPage,
    backupPage,
    exportPage,
    constantsPage,
    errorPage,
  ];
  return [
    ...guide.map(page => page(docs)),
    ...articlePages(),
    ...decisionPages(),
    ...methodPages(docs),
    ...categoryPages(docs),
    ...objectTypePages(docs),
    ...dialogPages(docs),
  ];
}
