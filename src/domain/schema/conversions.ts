import { isDeepStrictEqual } from 'node:util';
import type { Attribute, Language, Resolving } from '../../attributes/attribute-type.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { convertedValue, isUnreadable, readingOf } from '../../attributes/converted.js';
import { InvalidValue } from '../../attributes/invalid-value.js';
import { namesOf } from '../../attributes/names.js';
import { ReferenceIds, References } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';
import { isConvertible } from './convertible.js';
import { ruleOf } from './rules-of-change.js';

/** Two attributes of a category, the values of the first of which are to be values of the second. */
export interface Conversion {
  readonly category: string;
  readonly from: Attribute;
  readonly to: Attribute;
}

/** Members that say what values mean. */
const ofMeaning = ['type', 'dialog', 'format'] as const;

type Members = Readonly<Record<string, unknown>>;

/** The first member by which an attribute means other values than another one, if those of the one can be written as those of the other. */
export function convertingMember(from: Members, to: Members): (typeof ofMeaning)[number] | undefined {
  if (!isConvertible(from) || !isConvertible(to)) return undefined;
  return ofMeaning.find(
    member => from[member] !== to[member] && ruleOf('attributes', member, from[member], to[member]) === 'loss',
  );
}

/** Two versions of the catalogue, of which entries have values of the first. */
export interface Versions {
  readonly before: Registry;
  readonly after: Registry;
}

/** The attributes of a category whose name an attribute of another kind has from one version to the next. */
export function conversionsIn({ before, after }: Versions, category: string): readonly Conversion[] {
  const [was, is] = [before.category(category), after.category(category)];
  return (is?.attributes ?? []).flatMap(to => {
    const from = namesOf(to)
      .map(name => was?.attributesByName.get(name))
      .find(Boolean);
    const takesOver = from && from.key !== to.key && !is?.attributesByKey.has(from.key) && !was?.attributesByKey.has(to.key);
    return takesOver && isConvertible(from) && isConvertible(to) ? [{ category, from, to }] : [];
  });
}

/** The value that an entry gets; `refused` where the attribute does not take what it has, as people read it. */
export type Converted = { readonly value: Kept } | { readonly refused: string };

type EnsureChoice = Resolving['ensureChoice'];

/** The id of a choice that would have to be made. */
const unmadeId = -1;
const unmade: EnsureChoice = () => unmadeId;

/** Makes choices of lists that grow, each by one look at the database. */
export function choiceMaker({ choices }: Pick<Records, 'choices'>): EnsureChoice {
  const ids = new Map<string, number>();
  return async (dialog, parent, title) => {
    const name = JSON.stringify([dialog, parent, title]);
    const id = ids.get(name) ?? (await choices.ensure({ dialog, parent, title }));
    ids.set(name, id);
    return id;
  };
}

/** Converts values of entries of one category. */
export class Converter {
  readonly conversion: Conversion;
  private readonly versions: Versions;
  private readonly language: Language;
  /** Choices that users added to the lists of both attributes. */
  private readonly found: References;
  private readonly ensureChoice: EnsureChoice;

  private constructor(
    conversion: Conversion,
    versions: Versions,
    language: Language,
    found: References,
    ensureChoice: EnsureChoice,
  ) {
    this.conversion = conversion;
    this.versions = versions;
    this.language = language;
    this.found = found;
    this.ensureChoice = ensureChoice;
  }

  /** A converter that makes choices by `ensureChoice`, or none. One statement where either attribute has a list. */
  static async over(
    { choices }: Pick<Reads, 'choices'>,
    conversion: Conversion,
    versions: Versions,
    language: Language,
    ensureChoice = unmade,
  ): Promise<Converter> {
    const dialogs = [conversion.from, conversion.to].flatMap(({ dialog }) => dialog ?? []);
    const found = new References();
    if (dialogs.length > 0) found.addChoices(await choices.ofDialogs(dialogs));
    return new Converter(conversion, versions, language, found, ensureChoice);
  }

  /** Whether a value needs a choice that this converter does not make. */
  needsChoice(value: Kept): boolean {
    if (this.ensureChoice !== unmade || this.conversion.to.dialog === undefined) return false;
    return Array.isArray(value) ? value.includes(unmadeId) : value === unmadeId;
  }

  /**
   * The conversion of an entry with these values; `undefined` where it has no value or one that nobody can read any more, or the other attribute says
   * the same already.
   */
  async convert(values: Readonly<KeptValues>): Promise<Converted | undefined> {
    const { from, to } = this.conversion;
    const { [from.key]: kept, [to.key]: known } = values;
    const { found, language } = this;
    if (kept !== undefined && isUnreadable(kept, from, { registry: this.versions.before, found, language })) return undefined;
    if (from.key !== to.key && known !== undefined) {
      const told = await this.written(known, this.reversed(), unmade);
      if (isDeepStrictEqual('value' in told ? told.value : undefined, kept)) return undefined;
      if (kept === undefined) return { value: undefined };
    }
    if (kept === undefined) return undefined;
    return this.written(kept, { conversion: this.conversion, ...this.versions }, this.ensureChoice);
  }

  private async written(
    kept: Kept,
    { conversion: { from, to }, before, after }: Versions & { readonly conversion: Conversion },
    ensureChoice: EnsureChoice,
  ): Promise<Converted> {
    const { found, language } = this;
    const showing = { registry: before, found, language };
    const accepting = { registry: after, referenceIds: new ReferenceIds(), checksPlausibility: true };
    try {
      const value = convertedValue(kept, from, to, { showing, accepting });
      if (typeof value !== 'function') return { value };
      const resolving = { registry: after, found, values: {}, ensureChoice, ensureEntry: () => undefined };
      return { value: await value({ ...resolving, entriesTitled: () => new Map() }) };
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      return { refused: readingOf(kept, from, showing) };
    }
  }

  private reversed() {
    const { category, from, to } = this.conversion;
    const { before, after } = this.versions;
    return { conversion: { category, from: to, to: from }, before: after, after: before };
  }
}
