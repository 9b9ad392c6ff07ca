import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from './document/document.js';
import { schemaReference } from './document/names.js';
import { rebuilt } from './document/walk.js';

/** The member of a catalogue file that names its schema for editors. */
const ofEditors = '$schema';

interface SchemaFile {
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** The schemas of catalogue files by their names, as if they stood in the document; none where the folder has none. */
export function readDefinitions(catalog: string): Record<string, Schema> {
  const folder = join(catalog, 'schemas');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).toSorted();
  return Object.fromEntries(files.flatMap(file => definitionsIn(readFileSync(join(folder, file), 'utf8'))));
}

function definitionsIn(text: string): [name: string, schema: Schema][] {
  const { definitions }: SchemaFile = JSON.parse(text);
  return Object.entries(definitions).map(([name, schema]) => [name, withoutEditors(rebuilt(schema, namedInDocument))]);
}

/** `titles.json#/definitions/Titles` → `#/components/schemas/Titles`, and the same of what stands in the document. */
function namedInDocument(schema: Schema): Schema {
  const { $ref } = schema;
  return $ref === undefined ? schema : { ...schema, $ref: schemaReference($ref.slice($ref.lastIndexOf('/') + 1)) };
}

function withoutEditors(schema: Schema): Schema {
  const { [ofEditors]: _, ...properties } = schema.properties ?? {};
  return schema.properties ? { ...schema, properties } : schema;
}
