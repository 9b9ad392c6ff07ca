import { type DialectName, document } from './service.js';
import type { Exchange } from './transcript.js';

/** The text that must come back, byte for byte. `@openrpc.json` stands for the whole document. */
export function expectedText({ answers }: Exchange, dialect: DialectName): string {
  return compact(answers[dialect] ?? '').replace('@openrpc.json', () => JSON.stringify(document));
}

/** JSON text without the blanks between its words. */
function compact(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text?: string) => text ?? '');
}
