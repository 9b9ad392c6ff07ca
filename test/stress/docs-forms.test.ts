import { browserTest } from '../helpers/browser.js';
import { enterExamples, examplesOfContract } from '../helpers/docs-forms.js';
import type { Example } from '../helpers/examples.js';

/** Examples of methods or parameters that those before have not, a value of another kind among them. */
function withNewParameters(all: readonly Example[]): readonly Example[] {
  const seen = new Set<string>();
  return all.filter(({ method, params }) => {
    const kinds = Object.entries(params).map(([name, value]) => `${name} as ${Array.isArray(value) ? 'list' : typeof value}`);
    const isNew = [method, ...kinds].some(each => !seen.has(each));
    for (const each of [method, ...kinds]) seen.add(each);
    return isNew;
  });
}

browserTest('examples of every method and parameter of the document can be entered into the form of their method', t =>
  enterExamples(t, withNewParameters(examplesOfContract())),
);
