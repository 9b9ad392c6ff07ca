import { text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import { cursorAfter, positionOf } from '../lists/cursors.js';
import type { ExternalRecord } from '../storage/externals.js';

/** A page of records of a source of imports, as a caller asks for it. */
export interface ImportedRequest {
  readonly source: string;
  readonly limit: number;
  /** Where to go on; absent or empty for the first page. */
  readonly cursor: string | undefined;
}

/** A page of records that imports of a source made. */
export interface ImportedPage {
  readonly records: readonly ExternalRecord[];
  /** Position of the next page; `null` on the last. */
  readonly cursor: string | null;
}

const sameList = text('ExpectedCursorOfSource');

/**
 * Records of a source of imports that the caller may view, ascending by name. One statement.
 * @throws RpcError InvalidParameters
 */
export async function listImportedRecords(
  { store }: DomainContext,
  { source, limit, cursor = '' }: ImportedRequest,
): Promise<ImportedPage> {
  const binding = { secret: store.secret, query: ['kataster.imports.read', source], right: sameList };
  const after = String(positionOf(cursor, binding)?.value ?? '');
  const found = await store.reads.externals.page({ source, after, limit: limit + 1 });
  const records = found.slice(0, limit);
  const last = found.length > limit ? records.at(-1) : undefined;
  return { records, cursor: last ? cursorAfter({ value: last.name, id: last.object }, binding) : null };
}
