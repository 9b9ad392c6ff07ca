import type { ComponentType } from 'preact';
import type { MethodName } from '../../../generated/methods.js';
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
  /** The method without which the page is not offered; absent where everybody may use it. */
  readonly needs?: MethodName;
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
  { path: 'reports', title: words.report, segments: 2, load: () => import('../pages/reports/reports.js') },
  { path: 'labels', title: words.labels, segments: 2, isOfObject: true, load: () => import('../pages/labels/labels.js') },
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
  {
    path: 'import',
    title: words.import,
    icon: 'upload',
    letter: 'i',
    needs: 'kataster.imports.save',
    load: () => import('../pages/import/import.js'),
  },
  { path: 'schema', title: words.schema, icon: 'diagram-3', letter: 'c', load: () => import('../pages/schema/schema.js') },
  {
    path: 'administration',
    title: words.administration,
    icon: 'gear',
    letter: 'a',
    needs: 'kataster.key.read',
    load: () => import('../pages/administration/administration.js'),
  },
  {
    path: 'audit',
    title: words.audit,
    icon: 'journal-text',
    letter: 'u',
    needs: 'kataster.audit.read',
    load: () => import('../pages/audit/audit.js'),
  },
  { path: 'account', title: words.account, load: () => import('../pages/administration/account.js') },
];
