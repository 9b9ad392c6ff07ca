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
    throw new ExportError(
      `it was made by a newer version of kataster (form ${String(version)}; this version reads up to form ${form.version})`,
    );
  if (!isTexts(migrations) || !Array.isArray(tables) || !tables.every(isTable))
    throw new ExportError('its first line is damaged');
  return header as unknown as Header;
}

/** The JSON object that a text holds, if it holds one. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
