import type { Titles } from '../../../generated/types.js';
import { html, type Markup } from '../markup/html.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';

/** What lets a tool do less than it could. */
const faults = {
  tool: { en: 'the tool', de: 'das Werkzeug' },
  specification: { en: 'OpenRPC', de: 'OpenRPC' },
} as const satisfies Readonly<Record<string, Titles>>;

/** A tool of others that was tried, and what came of it. */
export interface ForeignTool {
  readonly version: string;
  readonly language: 'C++' | 'Go' | 'JavaScript' | 'PHP' | 'Python';
  /** The package of Debian 12 that has it; without one it is a package of npm of its own name. */
  readonly debian?: string;
  readonly works: Titles;
  readonly lacks?: Titles & { readonly fault: keyof typeof faults };
}

const everyVerdict: Titles = {
  en: 'loads every schema, also those of all categories; every example is valid, and of thousands of other values the same ones as elsewhere',
  de: 'lädt jedes Schema, auch die aller Kategorien; jedes Beispiel ist gültig, und von tausenden anderen Werten dieselben wie anderswo',
};
const everyPattern: Titles = {
  en: 'takes every pattern, each with the meaning that it has in JavaScript',
  de: 'nimmt jedes Muster, jedes mit der Bedeutung, die es in JavaScript hat',
};
const everyUse: Titles = {
  en: 'calls, errors with code and message, batches in one body, notifications, `rpc.discover`, at both addresses',
  de: 'Aufrufe, Fehler mit Nummer und Meldung, Stapel in einem Rumpf, Benachrichtigungen, `rpc.discover`, an beiden Adressen',
};
const usesWithoutNotifications: Titles = {
  en: 'calls, errors with code and message, batches in one body, `rpc.discover`, at both addresses; notifications at that of existing clients',
  de: 'Aufrufe, Fehler mit Nummer und Meldung, Stapel in einem Rumpf, `rpc.discover`, an beiden Adressen; Benachrichtigungen an der bestehender Clients',
};

/** Every tool that `test/foreign/tools.test.ts` tries, by its name. */
export const foreignTools = {
  '@open-rpc/mock-server': {
    version: '1.7.8',
    language: 'JavaScript',
    works: {
      en: 'starts with the document and returns the results of the examples; `rpc.discover` returns the document with its references resolved',
      de: 'startet mit dem Dokument und liefert die Ergebnisse der Beispiele; `rpc.discover` liefert das Dokument mit aufgelösten Verweisen',
    },
    lacks: {
      en: 'seven examples that leave out an option before one that they give get an invented result: values are paired with parameters by their places',
      de: 'sieben Beispiele, die eine Option vor einer gegebenen auslassen, bekommen ein erfundenes Ergebnis: Werte werden Parametern nach ihrer Stelle zugeordnet',
      fault: 'specification',
    },
  },
  '@open-rpc/test-coverage': {
    version: '2.2.4',
    language: 'JavaScript',
    works: {
      en: 'calls a running service with every example and finds each result valid',
      de: 'ruft einen laufenden Dienst mit jedem Beispiel und findet jedes Ergebnis gültig',
    },
    lacks: {
      en: 'pairs the parameters of the same seven examples wrong',
      de: 'ordnet die Parameter derselben sieben Beispiele falsch zu',
      fault: 'specification',
    },
  },
  '@open-rpc/schema-utils-js': {
    version: '2.2.1',
    language: 'JavaScript',
    works: {
      en: 'validates the document and resolves its references; `MethodCallValidator` takes the parameters of every example, and none without one that is required',
      de: 'prüft das Dokument und löst seine Verweise auf; `MethodCallValidator` nimmt die Parameter jedes Beispiels, und keine, denen ein Pflichtparameter fehlt',
    },
  },
  '@open-rpc/client-js': {
    version: '2.1.0',
    language: 'JavaScript',
    works: everyUse,
    lacks: {
      en: '`stopBatch()` in the same turn as the calls sends them one by one: they reach the batch a turn later, so wait for one',
      de: '`stopBatch()` in derselben Runde wie die Aufrufe sendet sie einzeln: sie erreichen den Stapel eine Runde später, also eine abwarten',
      fault: 'tool',
    },
  },
  jayson: { version: '5.0.0', language: 'JavaScript', works: everyUse },
  'json-rpc-2.0': { version: '1.8.1', language: 'JavaScript', works: everyUse },
  ajv: { version: '6.15.0', language: 'JavaScript', works: everyVerdict },
  zod: {
    version: '4.6.7',
    language: 'JavaScript',
    works: {
      en: `\`fromJSONSchema\` with the \`$schema\` of draft 7 ${everyVerdict.en}`,
      de: `\`fromJSONSchema\` mit dem \`$schema\` von Draft 7 ${everyVerdict.de}`,
    },
    lacks: {
      en: 'no integer beyond 2⁵³ − 1 is valid, whatever the schema says',
      de: 'keine ganze Zahl jenseits von 2⁵³ − 1 ist gültig, was das Schema auch sagt',
      fault: 'tool',
    },
  },
  'php-json-schema': { version: '5.2.12', language: 'PHP', debian: 'php-json-schema', works: everyVerdict },
  gojsonschema: { version: '1.2.0', language: 'Go', debian: 'golang-github-xeipuuv-gojsonschema-dev', works: everyVerdict },
  'preg of PHP': { version: '8.2', language: 'PHP', debian: 'php-cli', works: everyPattern },
  're of Python': { version: '3.11', language: 'Python', debian: 'python3', works: everyPattern },
  'regexp of Go': { version: '1.19', language: 'Go', debian: 'golang-go', works: everyPattern },
  'jsonrpclib-pelix': {
    version: '0.4.2',
    language: 'Python',
    debian: 'python3-jsonrpclib-pelix',
    works: usesWithoutNotifications,
    lacks: {
      en: 'a notification is sent, but the 204 without a body that follows raises `TransportError`, and the next call `ResponseNotReady`; errors have no `data`',
      de: 'eine Benachrichtigung wird gesendet, doch die 204 ohne Rumpf danach löst `TransportError` aus, und der nächste Aufruf `ResponseNotReady`; Fehler haben keine `data`',
      fault: 'tool',
    },
  },
  'libjson-rpc-cpp': {
    version: '0.7.0',
    language: 'C++',
    debian: 'libjsonrpccpp-dev',
    works: usesWithoutNotifications,
    lacks: {
      en: 'a notification is carried out, but the 204 that follows throws `INTERNAL_ERROR`; a sentence of its own stands before messages of errors',
      de: 'eine Benachrichtigung wird ausgeführt, doch die 204 danach wirft `INTERNAL_ERROR`; vor Meldungen von Fehlern steht ein eigener Satz',
      fault: 'tool',
    },
  },
} as const satisfies Readonly<Record<string, ForeignTool>>;

export type ToolName = keyof typeof foreignTools;

/** Every tool with its version, what works and what does not. */
export function toolTable(): Markup {
  const rows: readonly (readonly [string, ForeignTool])[] = Object.entries(foreignTools);
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Tool')}</th><th scope="col">${word('Language')}</th><th scope="col">${word('Version')}</th><th scope="col">${word('Works')}</th><th scope="col">${word('Does not')}</th><th scope="col">${word('Fault of')}</th></tr></thead><tbody>
${rows.map(row)}</tbody></table></div>`;
}

function row([name, { version, language, debian, works, lacks }]: readonly [string, ForeignTool]): Markup {
  const missing = lacks && html`<td>${phrase(lacks.en, lacks.de)}</td><td>${titleMarkup(faults[lacks.fault])}</td>`;
  const place = debian === undefined ? '' : html`, <code>${debian}</code>`;
  return html`<tr><th scope="row" lang="en"><code>${name}</code></th><td>${language}</td><td>${version}${place}</td><td>${phrase(works.en, works.de)}</td>${missing ?? html`<td>–</td><td>–</td>`}</tr>\n`;
}
