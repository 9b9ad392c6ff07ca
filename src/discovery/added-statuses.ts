import type { Listed } from './choices.js';
import type { SiteCatalog } from './site-document.js';

/** The catalogue together with CMDB statuses that are kept beside it. */
export function withStatuses(catalog: SiteCatalog, added: readonly Listed[]): SiteCatalog {
  if (added.length === 0) return catalog;
  const dialogs = catalog.dialogs.map(dialog =>
    dialog.name === 'cmdb_status' ? { ...dialog, choices: [...dialog.choices, ...added] } : dialog,
  );
  return { ...catalog, dialogs, cmdbStatuses: [...catalog.cmdbStatuses, ...added] };
}
