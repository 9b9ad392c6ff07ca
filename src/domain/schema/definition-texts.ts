/** A key that no attribute has any more, and the number of the one that had it, which may have it again; none where it was not noted. */
export interface RetiredKey {
  readonly key: string;
  readonly id?: unknown;
}

/** Retired keys as the database has them: those without a number are texts. */
export type KeptRetiredKeys = readonly (string | RetiredKey)[];

export function retiredKeysIn(kept: KeptRetiredKeys = []): readonly RetiredKey[] {
  return kept.map(each => (typeof each === 'string' ? { key: each } : each));
}

/** Members of a definition as the database has it, with what was taken away from it. */
export interface DefinitionParts {
  readonly definition: Readonly<Record<string, unknown>>;
  readonly removedAttributes: readonly Readonly<Record<string, unknown>>[];
  readonly removedChoices: readonly Readonly<Record<string, unknown>>[];
  readonly retiredKeys: readonly RetiredKey[];
  /** That it stood in a file of the site, whose number it keeps. */
  readonly adopted?: { readonly id?: number };
}

interface Known {
  readonly text: string;
  readonly parts: Omit<DefinitionParts, 'definition'>;
  readonly definition: WeakRef<DefinitionParts['definition']>;
}

/**
 * Definitions by their numbers, each for as long as a catalogue holds it: versions that have one in common share what was worked out from it.
 * Texts of one number are compared, which costs less than a key of their length.
 */
const known = new Map<number | undefined, readonly Known[]>();
const ended = new FinalizationRegistry<number | undefined>(id => {
  const left = (known.get(id) ?? []).filter(({ definition }) => definition.deref());
  if (left.length === 0) known.delete(id);
  else known.set(id, left);
});

/** Parses the text of a definition and puts its number in. The same text with the same number is the same object while that is held. */
export function parseDefinition(text: string, id: number | undefined): DefinitionParts {
  const found = known.get(id)?.find(each => each.text === text);
  const definition = found?.definition.deref();
  return found && definition ? { definition, ...found.parts } : parseAnew(text, id);
}

function parseAnew(text: string, id: number | undefined): DefinitionParts {
  const {
    removedAttributes = [],
    removedChoices = [],
    retiredKeys: kept,
    adopted,
    ...members
  }: Partial<Omit<DefinitionParts, 'retiredKeys'>> & { readonly retiredKeys?: KeptRetiredKeys } = JSON.parse(text);
  const retiredKeys = retiredKeysIn(kept);
  const definition = id === undefined ? members : { ...members, id: adopted?.id ?? id };
  const parts = { removedAttributes, removedChoices, retiredKeys, ...(adopted && { adopted }) };
  known.set(id, [...(known.get(id) ?? []), { text, parts, definition: new WeakRef(definition) }]);
  ended.register(definition, id);
  return { definition, ...parts };
}
