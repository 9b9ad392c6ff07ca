import type { SessionEnd } from '../../../generated/types.js';
import type { SessionsEnded } from './audit.js';
import type { RecordStatus } from './objects.js';

/** Effect of a change set on one record. Of several in one change set the last in this order is kept. */
export const changeActions = ['edited', 'archived', 'markedDeleted', 'recycled', 'templated', 'created', 'purged'] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Kinds of what changes. An entry changes with its links and the numbers of its relations; `type` is the configuration of an object type, `import_profile` a profile of imports, `livestatus` the address of a monitoring server, `definition` a part of the schema. */
export const changedKinds = [
  'object',
  'entry',
  'choice',
  'type',
  'report',
  'import_profile',
  'livestatus',
  'definition',
] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** Name of the step that leads to a record status. */
export const stepsTo = {
  birth: 'edited',
  normal: 'recycled',
  archived: 'archived',
  deleted: 'markedDeleted',
  template: 'templated',
  massChangeTemplate: 'templated',
} as const satisfies Record<RecordStatus, ChangeAction>;

/** Author of a change set, which is kept with it. */
export interface Author {
  /** Id of the API key. */
  readonly key: string;
  /** Id of the person who is logged in. */
  readonly user: number | undefined;
  /** The name that stands in `updated_by` of the objects that change. */
  readonly name: string;
  readonly method: string;
  readonly dialect: string;
  /** The version of the schema that the changes were checked by: the commit is refused while another one is in force. None where no definition matters. */
  readonly schema: number | undefined;
  /** The caller's comment on the change. */
  readonly comment?: string | undefined;
  /** Numbers of the change sets that this one reverts. */
  readonly reverts?: readonly number[] | undefined;
  /** Objects keep the time of their last update: the change is about the use of a record, not about what it says. */
  readonly keepsModifiedTime?: boolean;
  /** The event of the audit that the change set ended sessions of a person; none is written where absent. */
  readonly sessionsEnded?: ((person: number, cause: SessionEnd) => SessionsEnded) | undefined;
  now(): Date;
  /** The values of an entry, a JSON text, without its passwords: as the past keeps them. */
  withoutSecrets(category: string, values: string): string;
}
