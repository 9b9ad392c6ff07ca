import type { Titles } from '../../../generated/types.js';
import type { MethodObject, OperationForm } from '../../../scripts/generate/document/document.js';
import { entryTransitions, objectTransitions, type TransitionFacts } from '../../domain/lifecycle.js';
import { type Edge, edgesOf, type Step, statusesOf } from '../drawings/edges.js';
import { drawing, isUsual, type StepLabel, statusName } from '../drawings/svg.js';
import type { Docs } from '../examples/docs.js';
import { html, joinMarkup, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { pageText } from '../sections/page-text.js';

interface Lifecycle {
  readonly id: string;
  readonly title: Titles;
  readonly about: Titles;
  readonly namespace: string;
  readonly steps: readonly Step[];
}

const lifecycles: readonly Lifecycle[] = [
  {
    id: 'entries',
    title: { en: 'The life of an entry', de: 'Das Leben eines Eintrags' },
    about: {
      en: 'Entries of multi-value categories can be archived, marked as deleted and brought back. The one entry of a single-value category can only be purged.',
      de: 'Einträge mehrwertiger Kategorien lassen sich archivieren, als gelöscht markieren und wiederherstellen. Der eine Eintrag einer einwertigen Kategorie lässt sich nur endgültig löschen.',
    },
    namespace: 'cmdb.category',
    steps: entryTransitions,
  },
  {
    id: 'objects',
    title: { en: 'The life of an object', de: 'Das Leben eines Objekts' },
    about: {
      en: 'Its entries keep their own status, whichever step the object takes; they are purged together with it.',
      de: 'Seine Einträge behalten ihren eigenen Status, welchen Schritt das Objekt auch macht; endgültig gelöscht werden sie mit ihm.',
    },
    namespace: 'cmdb.object',
    steps: objectTransitions,
  },
];

const conditions = {
  multiValue: { en: 'multi-value categories only', de: 'nur mehrwertige Kategorien' },
  quickpurge: { en: 'where Quickpurge is switched on', de: 'wenn Quickpurge eingeschaltet ist' },
  idoit: { en: 'in the dialect of existing clients only', de: 'nur im Dialekt vorhandener Clients' },
} as const satisfies Readonly<Record<keyof TransitionFacts, Titles>>;

/** Both lifecycles, drawn and told. */
export function lifecyclePage({ registry, document }: Docs): Page {
  return {
    path: 'lifecycles.html',
    title: 'Lifecycles',
    isGuide: true,
    description: 'Which steps objects and entries may take, and where each leads.',
    body: link => html`<h1>${word('Lifecycles')}</h1>
${pageText('lifecycles')}
${lifecycles.map(lifecycle => section(lifecycle, link, document.methods))}
<h2 id="statuses">${phrase('Record statuses', 'Status eines Datensatzes')}</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Constant')}</th><th scope="col">${word('Number')}</th><th scope="col">${word('Title')}</th></tr></thead><tbody>
${registry.recordStatuses.map(status => html`<tr id="${status.const}"><th scope="row"><code>${status.const}</code></th><td>${status.value}</td><td>${titleMarkup(status.title)}${status.stored === false && phrase(' (a target, never stored)', ' (nur Ziel, nie gespeichert)')}</td></tr>\n`)}</tbody></table></div>`,
  };
}

function section({ id, title, about, namespace, steps }: Lifecycle, link: Link, methods: readonly MethodObject[]): Markup {
  const isMethod = (name: string): boolean => methods.some(method => method.name === name);
  const label = (step: Step): string => labelOf(namespace, formOf(namespace, step.operation, methods));
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${titleMarkup(title)}</h2><p class="prose">${titleMarkup(about)}</p>
${drawing(id, steps, label)}
${drawStacked(id, steps, label)}
<div class="scroll" tabindex="0"><table><caption>${titleMarkup(title)}${phrase(', step by step', ', Schritt für Schritt')}</caption>
<thead><tr><th scope="col">${word('From')}</th><th scope="col">${word('Call')}</th><th scope="col">${word('To')}</th><th scope="col">${word('Condition')}</th></tr></thead><tbody>
${steps.map(step => {
  const [method, how] = formOf(namespace, step.operation, methods);
  const name = html`<code>${method}</code>`;
  return html`<tr><td>${titleMarkup(statusName(step.from))}</td><td>${isMethod(method) ? html`<a href="${link(paths.method(method))}">${name}</a>` : name} ${phrase(how.en, how.de)}</td><td>${titleMarkup(statusName(step.to))}</td><td>${joinMarkup(
    step.needs.map(need => titleMarkup(conditions[need])),
    '; ',
  )}</td></tr>
`;
})}</tbody></table></div></section>`;
}

/** A lifecycle for narrow screens: the statuses one below the other, each with the steps that lead away from it. */
function drawStacked(id: string, steps: readonly Step[], label: StepLabel): Markup {
  const edges = edgesOf(steps);
  const starting = statusesOf(steps).filter(status => edges.some(({ from }) => from === status));
  return html`<div class="stacked" role="group" aria-labelledby="${id}"><ul>${starting.map(
    status =>
      html`<li><b>${titleMarkup(statusName(status))}</b><ul>${edges.filter(({ from }) => from === status).map(edge => way(edge, label))}</ul></li>\n`,
  )}</ul></div>`;
}

function way(edge: Edge, label: StepLabel): Markup {
  const names = edge.steps.map(step => html`<code>${label(step)}</code>`);
  return html`<li${!isUsual(edge) && html` class="conditional"`}>${joinMarkup(names, ', ')} <span aria-hidden="true">→</span> <b>${titleMarkup(statusName(edge.to))}</b></li>`;
}

/** The method that takes a step, and how it is asked to. */
type Form = readonly [method: string, how: Titles];

/** The form of an operation is that of a method of its namespace that declares it, otherwise of the method of its name. */
function formOf(namespace: string, operation: string, methods: readonly MethodObject[]): Form {
  const declaring = methods.find(each => each.name.startsWith(`${namespace}.`) && each['x-operations']?.[operation]);
  const form = declaring?.['x-operations']?.[operation];
  return declaring && form ? [declaring.name, howOf(form)] : [`${namespace}.${operation}`, { en: '', de: '' }];
}

function howOf({ parameter, absent, value }: OperationForm): Titles {
  if (value !== undefined) return { en: `to \`${shortOf(value)}\``, de: `nach \`${shortOf(value)}\`` };
  return { en: `${absent ? 'without' : 'with'} \`${parameter}\``, de: `${absent ? 'ohne' : 'mit'} \`${parameter}\`` };
}

function shortOf(constant: string): string {
  return constant.replace('C__RECORD_STATUS__', '');
}

function labelOf(namespace: string, [method, { en: how }]: Form): string {
  const said = how.replace(/^(with|to) /, '').replaceAll('`', '');
  return [method.slice(namespace.length + 1), said].filter(Boolean).join(' ');
}
