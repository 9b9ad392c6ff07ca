import type { OpenRpc } from '../../../src/discovery/openrpc.js';
import { withMarksBeside } from '../../../src/discovery/schema-marks.js';
import { siteDocument } from '../../../src/discovery/site-document.js';
import { document, registry } from '../../helpers/catalogue.js';

/** A schema of the document, values that examples give it, and others that it may not be meant for. */
export interface SchemaCase {
  readonly name: string;
  readonly schema: object;
  readonly examples: readonly unknown[];
  readonly values: readonly unknown[];
}

/** What `rpc.discover` returns to a caller with a key: the schemas of all categories, too. */
const site = withMarksBeside(siteDocument(document as OpenRpc, registry, 'en')) as unknown as OpenRpc;

/** Values that are wrong for most schemas, and right for some: each tool must come to the same verdict about each. */
const others: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 7, 1.5, '', ' ', 'a', '😀a', 'a\u0000', '7', '007', '٣', '9'.repeat(19), 'x'.repeat(300)],
  ...['2026-02-28', '2026-02-30xyz', '10.0.0.0/24', 'C__CATG__IP', [], [1], ['a'], [1, 1], [[]]],
  ...[{}, { a: 1 }, { id: 1 }, { title: 'a' }, { C__CATG__IP: {} }, { constructor: 1 }],
];

/** Every schema with a name, every parameter and every result; references lead to `#/definitions/`, as the draft 7 of JSON Schema has them. */
export const { definitions, cases } = JSON.parse(
  JSON.stringify({ definitions: site.components.schemas, cases: [...ofMethods(), ...ofNames()] }).replaceAll(
    '#/components/schemas/',
    '#/definitions/',
  ),
) as { readonly definitions: Readonly<Record<string, object>>; readonly cases: readonly SchemaCase[] };

function ofMethods(): readonly SchemaCase[] {
  return site.methods.flatMap(({ name, params, result, examples = [] }) => {
    const given = params.map(each => ('$ref' in each ? descriptor(each.$ref) : each));
    return [
      ...given.map(each => {
        const values = examples.flatMap(example =>
          example.params.filter(one => one.name === each.name).map(({ value }) => value),
        );
        return caseOf(`${name}/${each.name}`, each.schema, values);
      }),
      caseOf(
        `${name}/result`,
        result.schema,
        examples.map(example => example.result.value),
      ),
    ];
  });
}

function ofNames(): readonly SchemaCase[] {
  return Object.keys(site.components.schemas ?? {}).map(name => caseOf(name, { $ref: `#/components/schemas/${name}` }, []));
}

function caseOf(name: string, schema: object, examples: readonly unknown[]): SchemaCase {
  return { name, schema, examples, values: [...examples, ...others] };
}

function descriptor(reference: string): { readonly name: string; readonly schema: object } {
  const found = site.components.contentDescriptors?.[reference.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`${reference} leads nowhere`);
  return found as { readonly name: string; readonly schema: object };
}
