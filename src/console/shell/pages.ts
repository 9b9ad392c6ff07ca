import type { ComponentType } from 'preact';
import type { IconName } from '../parts/icons.js';
import type { ConsolePath } from '../routing/paths.js';
import type { Text } from '../texts/language.js';
import { words } from '../texts/words.js';

/** A page of the console. */
export interface ConsolePage {
  readonly path: '' | ConsolePath;
  readonly title: Text;
  /** Absent where the navigation does not lead to it. */
  readonly icon?: IconName;
  /** The letter after `g` that leads to it. */
  readonly letter?: string;
  /** How many segments of the address the page reads at least. */
  readonly segments?: number;
  /** Whether the second segment is the id of an object. */
  readonly isOfObject?: boolean;
  /** Loaded when it is first shown. */
  load(): Promise<{ readonly default: ComponentType }>;
}

/** The pages: the first whose path and number of segments fit is shown. */
export const pages: readonly ConsolePage[] = [
  { path: '', title: words.start, icon: 'house', letter: 's', load: () => import('../pages/start/start.js') },
  { path: 'objects', title: words.objects, segments: 2, isOfObject: true, load: () => import('../pages/object/object.js') },
  { path: 'objects', title: words.objects, icon: 'list-ul', letter: 'o', load: () => import('../pages/objects/objects.js') },
  { path: 'places', title: words.places, icon: 'hdd-rack', letter: 'p', load: () => import('../pages/places/places.js') },
  {
    path: 'connections',
    title: words.connections,
    segments: 2,
    isOfObject: true,
    load: () => import('../pages/connections/connections.js'),
  },
  { path: 'cables', title: words.cables, segments: 2, isOfObject: true, load: () => import('../pages/cables/cables.js') },
  { path: 'impact', title: words.impact, segments: 2, isOfObject: true, load: () => import('../pages/impact/impact.js') },
  { path: 'history', title: words.comparison, segments: 2, load: () => import('../pages/comparison/comparison.js') },
  {
    path: 'history',
    title: words.history,
    icon: 'clock-history',
    letter: 'h',
    load: () => import('../pages/history/history.js'),
  },
  { path: 'nets', title: words.nets, icon: 'hdd-network', letter: 'n', load: () => import('../pages/nets/nets.js') },
  { path: 'import', title: words.import, icon: 'upload', letter: 'i', load: () => import('../pages/import/import.js') },
  { path: 'schema', title: words.schema, icon: 'diagram-3', letter: 'c', load: () => import('../pages/schema/schema.js') },
  {
    path: 'administration',
    title: words.administration,
    icon: 'gear',
    letter: 'a',
    load: () => import('../pages/administration/administration.js'),
  },
  { path: 'audit', title: words.audit, icon: 'journal-text', letter: 'u', load: () => import('../pages/audit/audit.js') },
  { path: 'account', title: words.account, load: () => import('../pages/administration/account.js') },
];
