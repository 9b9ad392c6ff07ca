import type { Kataster } from '../../../../generated/client.js';
import type { SchemaReading } from '../../../../generated/types.js';
import { listIn, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { language } from '../../texts/language.js';
import { namingMembers, type SchemaPart } from './schema-part.js';

/** A definition of a site, in the form of the catalogue. */
export type Definition = Values;

/** The definitions of a part. */
export function definitionsIn({ schema }: Pick<SchemaReading, 'schema'>, part: SchemaPart): readonly Definition[] {
  return listIn(schema[part]);
}

/** The name by which a definition is known: its constant, that of a list of choices, or what a rule is about. */
export function nameOf(definition: Definition): string {
  return (
    Object.values(namingMembers)
      .map(member => textOf(definition[member]))
      .find(name => name !== '') ?? ''
  );
}

/** The definition with this name; undefined where there is none. */
export function definitionNamed(reading: SchemaReading, part: SchemaPart, name: string): Definition | undefined {
  return definitionsIn(reading, part).find(each => nameOf(each) === name);
}

/** The title of a definition, an attribute or a choice in the reader's language, else in the other one. */
export function titleOf({ title }: Definition): string {
  const { en, de } = recordIn(title);
  const [own, other] = language.value === 'de' ? [de, en] : [en, de];
  return textOf(own) || textOf(other);
}

function readSchema(caller: Kataster): Promise<SchemaReading> {
  return caller.kataster.schema.read();
}

/** The definitions of the site, asked for again after each write. */
export function useSchema() {
  return useAnswer(readSchema, []);
}

/** Whether the reader may change the schema. */
export function useMayApply(): boolean {
  return useAccess().uses('kataster.schema.apply');
}
