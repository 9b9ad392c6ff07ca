import type { MethodObject, OperationForm } from '../../../scripts/generate/document/document.js';
import { entrySteps, objectSteps, type StepFacts } from '../../domain/lifecycle.js';
import { statusInWords } from '../../domain/statuses.js';
import { type Edge, edgesOf, type Step, statusesOf } from '../drawings/edges.js';
import { drawing, isUsual, type StepLabel, statusName } from '../drawings/svg.js';
import type { Docs } from '../examples/docs.js';
import { html, joined, type Markup, prose } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { titled, word } from '../markup/titles.js';

interface Lifecycle {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly namespace: string;
  readonly steps: readonly Step[];
}

const lifecycles: readonly Lifecycle[] = [
  {
    id: 'entries',
    title: 'The life of an entry',
    about:
      'Entries of multi-value categories can be archived, marked as deleted and brought back. The one entry of a single-value category can only be purged.',
    namespace: 'cmdb.category',
    steps: entrySteps,
  },
  {
    id: 'objects',
    title: 'The life of an object',
    about: 'Its entries keep their own status, whichever step the object takes; they are purged together with it.',
    namespace: 'cmdb.object',
    steps: objectSteps,
  },
];

const conditions = {
  multiValue: 'multi-value categories only',
  quickpurge: 'where Quickpurge is switched on',
  idoit: 'in the dialect of existing clients only',
} as const satisfies Readonly<Record<keyof StepFacts, string>>;

/** Both lifecycles, drawn and told. */
export function lifecyclePage({ registry, document }: Docs): Page {
  return {
    path: 'lifecycles.html',
    title: 'Lifecycles',
    isGuide: true,
    description: 'Which steps objects and entries may take, and where each leads.',
    body: link => html`<h1>${word('Lifecycles')}</h1>
<div class="prose"><p class="lead">Every object and every entry has a record status. Methods move it along; a step that is not drawn returns an error, which names the status that would be needed.</p>
<p>Solid arrows are open to everybody. Broken ones have a condition, which the table names. An unfinished record steps like a normal one.</p></div>
${lifecycles.map(lifecycle => section(lifecycle, link, document.methods))}
<h2 id="statuses">Record statuses</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Constant')}</th><th scope="col">Number</th><th scope="col">${word('Title')}</th></tr></thead><tbody>
${registry.recordStatuses.map(status => html`<tr id="${status.const}"><th scope="row"><code>${status.const}</code></th><td>${status.value}</td><td>${titled(status.title)}${status.stored === false && ' (a target, never stored)'}</td></tr>\n`)}</tbody></table></div>`,
  };
}

function section({ id, title, about, namespace, steps }: Lifecycle, link: Link, methods: readonly MethodObject[]): Markup {
  const isMethod = (name: string): boolean => methods.some(method => method.name === name);
  const label = (step: Step): string => labelOf(namespace, formOf(namespace, step.operation, methods));
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p class="prose">${about}</p>
${drawing(id, title, steps, label)}
${stackedDrawing(title, steps, label)}
<div class="scroll" tabindex="0"><table><caption>${title}, step by step</caption>
<thead><tr><th scope="col">From</th><th scope="col">Call</th><th scope="col">To</th><th scope="col">Condition</th></tr></thead><tbody>
${steps.map(step => {
  const [method, how] = formOf(namespace, step.operation, methods);
  const name = html`<code>${method}</code>`;
  return html`<tr><td>${step.from === 'any' ? 'any status' : statusInWords(step.from)}</td><td>${isMethod(method) ? html`<a href="${link(paths.method(method))}">${name}</a>` : name} ${prose(how)}</td><td>${statusInWords(step.to)}</td><td>${joined(
    step.needs.map(need => conditions[need]),
    '; ',
  )}</td></tr>
`;
})}</tbody></table></div></section>`;
}

/** A lifecycle for narrow screens: the statuses one below the other, each with the steps that lead away from it. */
function stackedDrawing(title: string, steps: readonly Step[], label: StepLabel): Markup {
  const edges = edgesOf(steps);
  const starting = statusesOf(steps).filter(status => edges.some(({ from }) => from === status));
  return html`<div class="stacked" role="group" aria-label="${title}"><ul>${starting.map(
    status =>
      html`<li><b>${statusName(status)}</b><ul>${edges.filter(({ from }) => from === status).map(edge => way(edge, label))}</ul></li>\n`,
  )}</ul></div>`;
}

function way(edge: Edge, label: StepLabel): Markup {
  const names = edge.steps.map(step => html`<code>${label(step)}</code>`);
  return html`<li${!isUsual(edge) && html` class="conditional"`}>${joined(names, ', ')} <span aria-hidden="true">→</span> <b>${statusName(edge.to)}</b></li>`;
}

/** The method that takes a step, and how it is asked to. */
type Form = readonly [method: string, how: string];

/** The form of an operation is that of a method of its namespace that declares it, otherwise of the method of its name. */
function formOf(namespace: string, operation: string, methods: readonly MethodObject[]): Form {
  const declaring = methods.find(each => each.name.startsWith(`${namespace}.`) && each['x-operations']?.[operation]);
  const form = declaring?.['x-operations']?.[operation];
  return declaring && form ? [declaring.name, howOf(form)] : [`${namespace}.${operation}`, ''];
}

function howOf({ parameter, absent, value }: OperationForm): string {
  if (value !== undefined) return `to \`${value.replace('C__RECORD_STATUS__', '')}\``;
  return `${absent ? 'without' : 'with'} \`${parameter}\``;
}

function labelOf(namespace: string, [method, how]: Form): string {
  const said = how.replace(/^(with|to) /, '').replaceAll('`', '');
  return [method.slice(namespace.length + 1), said].filter(Boolean).join(' ');
}
