import type { Titles } from '../../../generated/types.js';
import { statusInWords } from '../../domain/statuses.js';
import { inLanguage } from '../../messages/text.js';
import { html, joinMarkup, type Markup } from '../markup/html.js';
import { inGerman } from '../markup/titles.js';
import type { Edge, Step } from './edges.js';
import type { Arrow } from './lanes.js';
import { type Box, boxWidth, planOf } from './plan.js';

const boxHeight = 42;
const laneHeight = 30;
const margin = 18;

/** How a step is written at its arrow. */
export type StepLabel = (step: Step) => string;

/** A lifecycle as a drawing under the heading of this id: a box per status, an arrow per way from one to another, laid out from the rows alone. */
export function drawing(id: string, steps: readonly Step[], label: StepLabel): Markup {
  const { boxes, arrows, lanes } = planOf(steps, edge => textOf(edge, label).length * letterWidth);
  const top = margin + lanes.above * laneHeight + 6;
  const width = (boxes.at(-1)?.x ?? 0) + boxWidth + 2 * margin;
  const height = top + boxHeight + lanes.below * laneHeight + margin + 6;
  return html`<figure class="drawing" tabindex="0" role="group" aria-labelledby="${id}">
<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${id}" width="${width}" height="${height}" viewBox="${-margin} 0 ${width} ${height}">
<defs><marker id="${id}-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>
${boxes.map(box => boxMarkup(box, top))}
${arrows.map(arrow => arrowMarkup(arrow, top, id, label))}
</svg></figure>`;
}

/** A status as it is written in its box. */
export function statusName(status: string): Titles {
  const en = status === 'any' ? 'any status' : inLanguage(statusInWords(status), 'en');
  return { en, de: inGerman(en) };
}

/** Whether every caller may take the steps of an arrow, wherever there are several entries. */
export function isUsual({ steps }: Edge): boolean {
  return steps.every(({ needs }) => needs.every(need => need === 'multiValue'));
}

/** Letters of the drawing are hardly ever wider. */
const letterWidth = 8;

function textOf({ steps }: Edge, label: StepLabel): string {
  return steps.map(label).join(', ');
}

function boxMarkup({ status, x }: Box, top: number): Markup {
  const isStored = status !== 'any' && status !== 'purged';
  const { en, de } = statusName(status);
  const middle = [x + boxWidth / 2, top + boxHeight / 2] as const;
  return html`<g class="status${isStored ? '' : ' gone'}" data-status="${status}"><rect x="${x}" y="${top}" width="${boxWidth}" height="${boxHeight}" rx="9"/>${boxText(en, middle, html` class="en"`)}${boxText(de, middle, html` class="de" lang="de"`)}</g>
`;
}

const lineHeight = 15;
const longest = 16;

/** A long name stands on two lines. */
function boxText(text: string, [x, y]: readonly [number, number], language: Markup): Markup {
  const space = text.length > longest ? text.lastIndexOf(' ') : -1;
  const lines = space === -1 ? [text] : [text.slice(0, space), text.slice(space + 1)];
  const first = y + 5 - ((lines.length - 1) * lineHeight) / 2;
  return html`<text${language}>${lines.map((line, at) => html`<tspan x="${x}" y="${first + at * lineHeight}">${line}</tspan>`)}</text>`;
}

function arrowMarkup({ edge, isForward, lane, start, end, labelAt }: Arrow, top: number, id: string, label: StepLabel): Markup {
  const edgeOfBox = isForward ? top : top + boxHeight;
  const away = isForward ? -1 : 1;
  const y = edgeOfBox + away * (lane + 0.6) * laneHeight;
  const bend = 8 * Math.sign(end - start);
  const path = `M${start} ${edgeOfBox}V${y - away * 8}Q${start} ${y} ${start + bend} ${y}H${end - bend}Q${end} ${y} ${end} ${y - away * 8}V${edgeOfBox}`;
  const names = edge.steps.map(
    step => html`<tspan data-step="${step.operation} ${step.from} ${step.to} ${step.needs.join(' ')}">${label(step)}</tspan>`,
  );
  return html`<g class="step${isUsual(edge) ? '' : ' conditional'}"><path d="${path}" marker-end="url(#${id}-head)"/><text x="${labelAt}" y="${isForward ? y - 6 : y + 14}">${joinMarkup(names, ', ')}</text></g>
`;
}
