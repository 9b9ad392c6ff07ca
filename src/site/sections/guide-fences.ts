import { type GuideStep, stepOf } from '../articles/guide-steps.js';
import { codeBlock, json } from '../markup/code.js';
import { html, type Markup } from '../markup/html.js';
import type { Fences } from '../markup/markdown.js';
import { word } from '../markup/titles.js';
import { callBlocks } from './calls.js';

/** Steps of a guide as its page shows them: a call in every language, and what comes back. */
export const guideFence: Fences = (info, code) => {
  const step = stepOf(info, code);
  return step && renderStep(step);
};

function renderStep(step: GuideStep): Markup {
  switch (step.kind) {
    case 'call':
      return callBlocks(step.method, step.params);
    case 'answer':
      return codeBlock(word('Response'), json(step.answer));
    case 'run':
      return codeBlock(word('Terminal'), step.text);
    case 'printed':
      return codeBlock(word('Output'), step.text);
    case 'file':
      return codeBlock(html`<code>${step.path}</code>`, step.text);
  }
}
