import { text } from '../../messages/text.js';
import { isObject, tryParse } from '../../rpc/json-text.js';
import { ExportError, form, type Header, type HeaderTable } from './form.js';
import { notOne } from './lines.js';

/**
 * Reads the first line of an export.
 * @throws ExportError where it begins none, or one of a newer form
 */
export function headerIn(line: string): Header {
  const header = objectIn(line);
  if (header?.format !== form.format) throw new ExportError(notOne);
  const { version, migrations, tables } = header;
  if (typeof version !== 'number' || version > form.version)
    throw new ExportError(text('ExportIsOfNewerForm', { form: String(version), newest: form.version }));
  if (!isTexts(migrations) || !Array.isArray(tables) || !tables.every(isTable)) throw new ExportError(text('FirstLineIsDamaged'));
  return header as unknown as Header;
}

/** The JSON object that a text holds, if it holds one. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = tryParse(text);
  return isObject(value) ? value : undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string');
}

const isName = (text: unknown): boolean => typeof text === 'string' && /^[a-z_]+$/.test(text);

/** Names become part of statements, so each of them is a plain one. */
function isTable(value: unknown): value is HeaderTable {
  if (!isObject(value) || !isName(value.name) || !isTexts(value.columns)) return false;
  const { last_id: last = 0 } = value;
  return value.columns.every(isName) && Number.isInteger(last);
}
