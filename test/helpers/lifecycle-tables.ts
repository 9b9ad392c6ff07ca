import type { DialectName } from './service.js';

/** Where a step leads by the status it begins with; absent where it is refused. A step of one dialect only names it. */
type Cells<Status extends string> = Readonly<Partial<Record<Status, string | Readonly<Partial<Record<DialectName, string>>>>>>;

export const entryStatuses = ['birth', 'normal', 'archived', 'deleted'] as const;
export const objectStatuses = ['birth', 'normal', 'archived', 'deleted', 'template', 'massChangeTemplate'] as const;
export type EntryStatus = (typeof entryStatuses)[number];
export type ObjectStatus = (typeof objectStatuses)[number];

export const statusNumbers = { birth: 1, normal: 2, archived: 3, deleted: 4, template: 6, massChangeTemplate: 7 } as const;

export interface Row<Status extends string> {
  readonly title: string;
  readonly method: string;
  /** Names of the parameters for the object and the entry, and what else is sent. */
  readonly object: string;
  readonly entry?: string;
  readonly more?: object;
  readonly cells: Cells<Status>;
  /** `<n>` is the id, `<from>` the number of the status before. */
  readonly message: string;
}

/** Steps of entries of a multi-value category, as the contract lists them. */
export const entryRows: readonly Row<EntryStatus>[] = [
  {
    title: 'archive',
    method: 'cmdb.category.archive',
    object: 'object',
    entry: 'entry',
    cells: { birth: 'archived', normal: 'archived', deleted: { idoit: 'archived' } },
    message: 'Entry <n> has been successfully archived from <from> to 3.',
  },
  ...['cateID', 'id'].map(entry => ({
    title: `delete with objID and ${entry}`,
    method: 'cmdb.category.delete',
    object: 'objID',
    entry,
    cells: { birth: 'archived', normal: 'archived', archived: 'deleted', deleted: 'purged' },
    message: "Category entry '<n>' successfully deleted",
  })),
  {
    title: 'delete with object and entry',
    method: 'cmdb.category.delete',
    object: 'object',
    entry: 'entry',
    cells: { birth: 'deleted', normal: 'deleted', archived: 'deleted' },
    message: 'Entry <n> has been successfully deleted from <from> to 4.',
  },
  {
    title: 'recycle',
    method: 'cmdb.category.recycle',
    object: 'object',
    entry: 'entry',
    cells: { archived: 'normal', deleted: 'normal' },
    message: 'Entry <n> has been successfully recycled from <from> to 2.',
  },
  {
    title: 'purge',
    method: 'cmdb.category.purge',
    object: 'object',
    entry: 'entry',
    cells: { birth: 'purged', normal: 'purged', archived: 'purged', deleted: 'purged' },
    message: 'Entry <n> has been successfully purged from <from> to 5.',
  },
  {
    title: 'quickpurge',
    method: 'cmdb.category.quickpurge',
    object: 'objID',
    entry: 'cateID',
    cells: { birth: 'purged', normal: 'purged', archived: 'purged', deleted: 'purged' },
    message: "Category entry '<n>' successfully purged",
  },
];

const everyStatus = (to: string) => Object.fromEntries(objectStatuses.map(status => [status, to]));

function deletion(status: string, to: string, message: string): Row<ObjectStatus> {
  const more = { status: `C__RECORD_STATUS__${status}` };
  return { title: `delete with ${status}`, method: 'cmdb.object.delete', object: 'id', more, cells: everyStatus(to), message };
}

/** Steps of objects, as the contract lists them. */
export const objectRows: readonly Row<ObjectStatus>[] = [
  {
    title: 'archive',
    method: 'cmdb.object.archive',
    object: 'object',
    cells: { birth: 'archived', normal: 'archived', deleted: 'archived' },
    message: 'Object <n> has been archived.',
  },
  deletion('ARCHIVED', 'archived', 'Object <n> has been archived.'),
  deletion('DELETED', 'deleted', 'Object <n> has been deleted.'),
  deletion('PURGE', 'purged', 'Object <n> has been purged.'),
  {
    title: 'purge',
    method: 'cmdb.object.purge',
    object: 'object',
    cells: {
      birth: { idoit: 'purged' },
      normal: { idoit: 'purged' },
      archived: { idoit: 'purged' },
      deleted: 'purged',
      template: { idoit: 'purged' },
      massChangeTemplate: { idoit: 'purged' },
    },
    message: 'Object <n> has been purged.',
  },
  {
    title: 'quickpurge',
    method: 'cmdb.object.quickpurge',
    object: 'id',
    cells: {
      birth: 'purged',
      normal: 'purged',
      archived: 'purged',
      deleted: 'purged',
      template: 'purged',
      massChangeTemplate: 'purged',
    },
    message: 'Object <n> has been purged.',
  },
  {
    title: 'recycle',
    method: 'cmdb.object.recycle',
    object: 'object',
    cells: { archived: 'normal', deleted: 'normal', template: 'normal', massChangeTemplate: 'normal' },
    message: 'Object <n> has been recycled.',
  },
  {
    title: 'markAsTemplate',
    method: 'cmdb.object.markAsTemplate',
    object: 'object',
    cells: { birth: 'template', normal: 'template', massChangeTemplate: 'template' },
    message: 'Object <n> has been marked as template.',
  },
  {
    title: 'markAsMassChangeTemplate',
    method: 'cmdb.object.markAsMassChangeTemplate',
    object: 'object',
    cells: { birth: 'massChangeTemplate', normal: 'massChangeTemplate', template: 'massChangeTemplate' },
    message: 'Object <n> has been marked as mass change template.',
  },
];

/** Existing clients may leave the status out. */
export const deletionWithoutStatus: Row<ObjectStatus> = {
  title: 'delete without a status',
  method: 'cmdb.object.delete',
  object: 'object',
  cells: { birth: 'deleted', normal: 'deleted', archived: 'deleted' },
  message: 'Object <n> has been deleted.',
};

/** Where the step leads in a dialect; `undefined` where it is refused. */
export function targetOf<Status extends string>({ cells }: Row<Status>, from: Status, dialect: DialectName): string | undefined {
  const cell = cells[from];
  return typeof cell === 'string' ? cell : cell?.[dialect];
}
