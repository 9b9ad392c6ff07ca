import type { DialectName } from '../../../generated/methods.js';
import type { DialectFacts } from '../../domain/context.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { type BatchRule, noBatchRule, rejectRepeatedIdsAndMixedKeys } from './batch-rules.js';
import { invalidIdError, strayMemberError } from './envelope-errors.js';

/** A row per endpoint, a column per difference (contract: the dialect). A difference that is not here does not exist. */
export interface Dialect {
  readonly name: DialectName;
  readonly path: string;
  /** The clients it is for. */
  readonly clients: 'new' | 'existing';
  /** Facts that the rules depend on. */
  readonly facts: DialectFacts;
  /** `time_zone` is taken beside `apikey` and `language`. */
  readonly takesTimeZone: boolean;
  /** Unknown parameters are passed over instead of rejected. */
  readonly ignoresUnknownParameters: boolean;
  /** An empty list stands for an empty object where one is expected: PHP has one empty array for both. */
  readonly readsEmptyListAsObject: boolean;
  /** A parameter that is `null` is absent, unless `null` means something else. */
  readonly readsNullAsAbsent: boolean;
  /** Whether this is an id of a call, beside integers. */
  isTextId(id: unknown): boolean;
  readonly nullIsId: boolean;
  /** `data` of an error contains its name. */
  readonly namesErrors: boolean;
  /** Errors are in the language of their call; existing clients compare the English texts. */
  readonly translatesErrors: boolean;
  /** HTTP status of a response without a body, to notifications alone. Some existing clients fail on any other than 200. */
  readonly emptyStatus: 200 | 204;
  invalidId(): RpcError;
  strayMember(): RpcError;
  /** A batch beyond the limit is rejected call by call, so that clients settle each by its id; else as a whole. */
  readonly rejectsEachCall: boolean;
  /** Validates a batch as a whole. */
  readonly batchRule: BatchRule;
}

export const dialects = {
  contract: {
    name: 'contract',
    path: '/jsonrpc',
    clients: 'new',
    facts: {
      name: 'contract',
      steps: {},
      formerConstants: false,
      checksPlausibility: true,
      savesAnyOnlyEntry: false,
      largestId: BigInt(Number.MAX_SAFE_INTEGER),
      tellsTables: false,
      formerForms: false,
      explainsEmptyLists: true,
      unlistedTypes: [],
    },
    takesTimeZone: true,
    ignoresUnknownParameters: false,
    readsEmptyListAsObject: false,
    readsNullAsAbsent: false,
    isTextId: id => typeof id === 'string',
    nullIsId: true,
    namesErrors: true,
    translatesErrors: true,
    emptyStatus: 204,
    invalidId: invalidIdError('InvalidRequest'),
    strayMember: strayMemberError('InvalidRequest'),
    rejectsEachCall: true,
    batchRule: noBatchRule,
  },
  idoit: {
    name: 'idoit',
    path: '/src/jsonrpc.php',
    clients: 'existing',
    facts: {
      name: 'idoit',
      steps: { idoit: true },
      formerConstants: true,
      checksPlausibility: false,
      savesAnyOnlyEntry: true,
      largestId: 9_223_372_036_854_775_807n,
      tellsTables: true,
      wildcards: /[%*]/,
      unlistedTypes: ['C__OBJTYPE__LOCATION_GENERIC', 'C__OBJTYPE__MIGRATION_OBJECT'],
      formerForms: true,
      findsTypesByConstant: true,
      listsVirtualCategories: true,
      omitsEmptyKinds: true,
      findsByRelationStatus: true,
      logsOutWithoutSession: true,
      splitsChoices: true,
      convertsValues: true,
      ignoresComputed: true,
      tellsFirstEntry: true,
      announcedVersion: '38',
    },
    takesTimeZone: false,
    ignoresUnknownParameters: true,
    readsEmptyListAsObject: true,
    readsNullAsAbsent: true,
    isTextId: id => typeof id === 'string' && id !== '',
    nullIsId: false,
    namesErrors: false,
    translatesErrors: false,
    emptyStatus: 200,
    invalidId: invalidIdError('InternalError'),
    strayMember: strayMemberError('AuthenticationFailed'),
    rejectsEachCall: false,
    batchRule: rejectRepeatedIdsAndMixedKeys,
  },
} as const satisfies Record<DialectName, Dialect>;

/** The dialect of the endpoint with this path; existing clients also post to it with a slash at the end. */
export const dialectsByPath: ReadonlyMap<string, Dialect> = new Map<string, Dialect>(
  Object.values(dialects).flatMap(dialect =>
    [dialect.path, `${dialect.path}/`].map((path): [string, Dialect] => [path, dialect]),
  ),
);

/** The dialect of what is sent to an address; other addresses speak the contract. */
export function dialectAt(url = ''): Dialect {
  return dialectsByPath.get(url.replace(/\?.*/, '')) ?? dialects.contract;
}
