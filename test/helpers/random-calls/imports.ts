import { registryInForce } from '../../../src/domain/schema/current-schema.js';
import { importDump } from '../../../src/import/batches.js';
import { reportText } from '../../../src/import/report-text.js';
import { type Dump, dumpOf, type Row } from '../../../src/mappings/dump.js';
import { netboxFormat } from '../../../src/mappings/netbox/format.js';
import { contextOver, office } from '../../imports/office.js';
import { registry as catalogue } from '../catalogue.js';
import type { Dice } from '../dice.js';
import type { TestService } from '../service.js';

/** A dump of another system: rows come, go and change from one to the next. */
export interface RandomImport {
  readonly rows: readonly Row[];
}

/** Draws the rows of a small company, some of them changed or left out. */
export function randomImport(dice: Dice): RandomImport {
  const rows = office.filter(() => dice.happens(85)).map(row => (dice.happens(15) ? changed(dice, row) : row));
  return { rows };
}

function changed(dice: Dice, row: Row): Row {
  const texts = ['name', 'description', 'comments'].filter(key => key in row.fields || key === 'description');
  const fields = Object.fromEntries(texts.filter(() => dice.happens(50)).map(key => [key, `${key} ${dice.below(20)}`]));
  return { ...row, fields: { ...row.fields, ...fields } };
}

/** Imports rows into the database of a service, by its clock; answers the report. */
export async function importedInto({ store, clock }: TestService, { rows }: RandomImport): Promise<string> {
  const dump: Dump = dumpOf(rows);
  const registry = await registryInForce(store.reads.schema, catalogue);
  const context = { ...contextOver(store), registry, now: clock.now };
  return reportText(await importDump({ context, format: netboxFormat(dump.rows), dump, source: 'netbox:test' }));
}
