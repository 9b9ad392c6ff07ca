import { extTypeOf } from '../domain/externals/external-names.js';
import { listImportedRecords } from '../domain/externals/imported-records.js';
import { text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { saveRows } from './import-rows.js';
import { pageOf } from './page.js';

/** kataster.imports: rows of other systems, which become objects and entries. */
export const imports: MethodHandlers<CallContext>['imports'] = {
  async read({ source, limit, cursor }, context) {
    rejectDataSource(source);
    const page = await listImportedRecords(context, { source, limit: pageOf(context, limit), cursor });
    const records = page.records.map(({ name, object, entry }) => ({ name, object, entry }));
    return { result: { records, cursor: page.cursor } };
  },

  async save({ source, rows }, context) {
    rejectDataSource(source);
    return { result: await saveRows(context, source, rows) };
  },
};

/** @throws RpcError InvalidParameters */
function rejectDataSource(source: string): void {
  if (extTypeOf(source) === undefined) return;
  rejectParameter('source', text('ExpectedNameThatDoesNot'));
}
