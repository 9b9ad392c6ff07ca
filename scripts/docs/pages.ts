import type { Docs } from './docs.js';
import type { Page } from './page.js';
import { articlePage, articlePages } from './pages/articles.js';
import { backupPage } from './pages/backups.js';
import { categoryPages } from './pages/categories.js';
import { commandPage } from './pages/commands.js';
import { constantsPage } from './pages/constants.js';
import { decisionPages } from './pages/decisions.js';
import { dialogPages } from './pages/dialogs.js';
import { errorPage } from './pages/errors.js';
import { exportPage } from './pages/export.js';
import { gettingStartedPage } from './pages/getting-started.js';
import { lifecyclePage } from './pages/lifecycles.js';
import { methodPages } from './pages/methods.js';
import { productionPage } from './pages/production.js';
import { protocolPage } from './pages/protocol.js';
import { startPage } from './pages/start.js';
import { objectTypePages } from './pages/types.js';

/** Every page of the documentation. */
export function allPages(docs: Docs): readonly Page[] {
  const guide = [
    startPage,
    gettingStartedPage,
    protocolPage,
    lifecyclePage,
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
    articlePage('architecture'),
    ...decisionPages(),
    ...methodPages(docs),
    ...categoryPages(docs),
    ...objectTypePages(docs),
    ...dialogPages(docs),
  ];
}
