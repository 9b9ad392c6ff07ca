import { allParameters } from '../../scripts/generate/document/descriptors.js';
import { type Docs, readDocs } from '../../src/site/examples/docs.js';
import type { Exchange } from '../../src/site/examples/execution.js';
import type { Control } from '../../src/site/forms/field.js';
import { controlFor } from '../../src/site/forms/schema-controls.js';
import { browserTest } from '../helpers/browser.js';
import { enterExamples, entered, examplesOfContract, opened } from '../helpers/docs-forms.js';
import type { Example } from '../helpers/examples.js';

/** Kinds of controls that a value is entered into, with the kind of value. */
function kindsIn(control: Control, value: unknown): readonly string[] {
  if (control.kind === 'group' || control.kind === 'rows') {
    const records = [value].flat() as readonly Readonly<Record<string, unknown>>[];
    const fields = control.fields.flatMap(field =>
      records.flatMap(record => (field.name in record ? kindsIn(field.control, record[field.name]) : [])),
    );
    return [control.kind, ...fields.map(kind => `${kind} in ${control.kind}`)];
  }
  const parse = 'parse' in control ? control.parse : '';
  return [`${control.kind} ${parse} as ${Array.isArray(value) ? 'list' : typeof value}`];
}

/** Examples with a control of a kind that those before have not. */
async function ofEveryControl(all: readonly Example[]): Promise<readonly Example[]> {
  const docs = await readDocs();
  return withNewKinds(all, ({ method, params }) => {
    const found = docs.document.methods.find(({ name }) => name === method);
    const parameters = found ? allParameters(found, docs.document) : [];
    return parameters.flatMap(({ name, schema }) =>
      name in params ? kindsIn(controlFor(schema, docs, name), params[name as keyof typeof params]) : [],
    );
  });
}

/** Elements that have a kind which those before have not. */
function withNewKinds<Element>(
  elements: readonly Element[],
  kindsOf: (element: Element) => readonly string[],
): readonly Element[] {
  const seen = new Set<string>();
  return elements.filter(element => {
    const kinds = kindsOf(element);
    const isNew = kinds.some(kind => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}

browserTest('values of every kind can be entered into the forms of methods', async t => {
  const chosen = await ofEveryControl(examplesOfContract());
  t.log(`${chosen.length} examples`);
  t.true(chosen.length >= 10);
  await enterExamples(t, chosen);
});

browserTest('data that examples save can be entered into the form of its category, with values of every kind', async t => {
  const { page, docs, faults } = await opened(t);
  for (const { method, params } of ofEveryKind(await readDocs()))
    await entered(t, page, `${docs}/categories/${params.category}.html`, method, params);
  t.deepEqual(faults, []);
});

/** Of what is saved, as much as it takes to see every attribute type with every kind of value. */
function ofEveryKind({ registry, examples: { categories } }: Docs): readonly Exchange[] {
  const saves = [...categories].flatMap(([constant, { save }]) => (save && !save.answer.error ? [{ constant, save }] : []));
  const chosen = withNewKinds(saves, ({ constant, save }) => {
    const { attributesByKey } = registry.category(constant) ?? { attributesByKey: new Map() };
    return Object.entries(save.params.data ?? {}).map(
      ([key, value]) => `${attributesByKey.get(key)?.type} as ${Array.isArray(value) ? 'list' : typeof value}`,
    );
  });
  return chosen.map(({ save }) => save);
}
