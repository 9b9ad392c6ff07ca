import type { Schema } from '../rpc/json-schema.js';
import { withLimits } from './expectations.js';

/** Marks by the places of their schemas below `#/components/schemas/`, such as `Id` or `ObjectFilter/properties/ids`. */
type Marks = Readonly<Record<string, Schema>>;

/** A document whose named schemas may be marked, each in its place or all beside them. */
interface Marked {
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  readonly 'x-schema-marks'?: Marks;
}

/** The same document with every mark in its schema, as programs read it. */
export function withMarksInPlace<Document extends Marked>(document: Document): Document {
  const { 'x-schema-marks': marks, ...others } = document;
  if (!marks) return document;
  return changeSchemas(others as Document, (schema, place) => ({ ...schema, ...marks[place] }));
}

/** The same document with numbers in place of the limits that its expectations name. Its marks are in their schemas. */
export function withLimitsFilledIn<Document extends Marked>(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  return changeSchemas(document, schema => withLimits(schema, schemas));
}

/** The same document with every mark beside the schemas, which strict validators then take as they are. */
export function withMarksBeside<Document extends Marked>(document: Document): Document {
  const found: Record<string, Schema> = {};
  const plain = changeSchemas(document, (schema, place) => {
    const [marks, keywords] = [true, false].map(isMark =>
      Object.fromEntries(Object.entries(schema).filter(([name]) => name.startsWith('x-') === isMark)),
    );
    if (Object.keys(marks ?? {}).length > 0) found[place] = marks ?? {};
    return keywords ?? {};
  });
  return Object.keys(found).length === 0 ? document : { ...plain, 'x-schema-marks': { ...document['x-schema-marks'], ...found } };
}

type Change = (schema: Schema, place: string) => Schema;

function changeSchemas<Document extends Marked>(document: Document, change: Change): Document {
  const { components } = document;
  if (!components?.schemas) return document;
  const schemas = mapSchemas(components.schemas, (schema, name) => rebuilt(schema, name, change));
  return { ...document, components: { ...components, schemas } };
}

/** A schema after a change to itself, and then to each schema that stands in it: those of marks are none of its own. */
function rebuilt(schema: Schema, place: string, change: Change): Schema {
  const entries = Object.entries(change(schema, place)).map(([keyword, value]) => {
    const here = `${place}/${keyword}`;
    if (keyword === 'properties') return [keyword, mapSchemas(value, (part, key) => rebuilt(part, `${here}/${key}`, change))];
    if (keyword === 'anyOf' || keyword === 'allOf') {
      return [keyword, value.map((part: Schema, at: number) => rebuilt(part, `${here}/${at}`, change))];
    }
    return [keyword, single.includes(keyword) && typeof value === 'object' ? rebuilt(value, here, change) : value];
  });
  return Object.fromEntries(entries);
}

const single: readonly string[] = ['items', 'additionalProperties', 'propertyNames'];

function mapSchemas(schemas: Readonly<Record<string, Schema>>, change: Change): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema, name)]));
}
