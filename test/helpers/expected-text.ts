import { endpointsOf } from '../../src/discovery/endpoints.js';
import { dialects } from '../../src/http/envelope/dialects.js';
import { document, registry } from './catalogue.js';
import { documentAt } from './document-at.js';
import type { DialectName } from './service.js';
import type { Exchange } from './transcript.js';

const documentOfService = documentAt('http://cmdb.example');

/** Placeholders of transcripts for long contents. */
const wholes: Readonly<Record<string, () => unknown>> = {
  '@openrpc.json': () => documentOfService,
  '@endpoints.json': () => endpointsOf(document),
  '@constants.json': constantsOfCatalogue,
};

/**
 * The text that must come back, byte for byte. A name such as `@openrpc.json` stands for the whole of it; the name of an error is told
 * by the contract alone.
 */
export function expectedText({ answers }: Exchange, dialect: DialectName): string {
  const both = compact(answers[dialect] ?? '');
  const text = dialects[dialect].namesErrors ? both : withoutNames(both);
  return text.replace(/@\w+\.json/, name => JSON.stringify(wholes[name]?.()));
}

/** An answer as a transcript writes it: what `before` did not repeat in full has its name again. */
export function writtenText(answered: string, before = ''): string {
  const [name] = /@\w+\.json/.exec(before) ?? [];
  return name === undefined ? answered : answered.replace(JSON.stringify(wholes[name]?.()), name);
}

/** The answer in which errors have no names. */
export function withoutNames(json: string): string {
  return json.replace(/"data":\{"error":"\w+"(\}|,)/g, (_, end) => (end === '}' ? '"data":null' : '"data":{'));
}

/** JSON text without the blanks between its words. */
function compact(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text?: string) => text ?? '');
}

interface Titled {
  readonly const: string;
  readonly title: { readonly en: string };
}

function constantsOfCatalogue() {
  const { objectTypes, categories, recordStatuses, relationTypes, defaultObjects } = registry;
  const titles = (all: readonly Titled[]) => Object.fromEntries(all.map(each => [each.const, each.title.en]));
  return {
    objectTypes: titles(objectTypes),
    categories: {
      g: titles(categories.filter(({ kind }) => kind === 'global')),
      s: titles(categories.filter(({ kind }) => kind === 'specific')),
      g_custom: titles(categories.filter(({ kind }) => kind === 'custom')),
    },
    recordStates: titles(recordStatuses.filter(({ value }) => value >= 2 && value <= 5)),
    relationTypes: titles(relationTypes),
    staticObjects: Object.fromEntries(defaultObjects.filter(each => each.const).map(each => [each.const, each.title])),
  };
}
