import { calls, type Kataster, KatasterError, type OtherConstant } from '../../generated/client.js';
import type { AttributeInfo, LinkTarget, ObjectType, ObjectTypeCategory } from '../../generated/types.js';
import type { CsvLanguage } from './fault-texts.js';

/** An attribute that a column may become, with its titles in every language. */
export interface CsvAttribute {
  /** Such as `C__CATG__MODEL-serial`. */
  readonly name: string;
  readonly category: string;
  readonly key: string;
  readonly isMultiValue: boolean;
  /** Whether objects of the types usually have its category. */
  readonly isUsual?: boolean;
  /** As the service describes it in the language of the reader. */
  readonly info: AttributeInfo;
  readonly titles: readonly string[];
  readonly categoryTitles: readonly string[];
  /** The units of its numbers, where it has some. */
  readonly units?: CsvUnits | undefined;
}

/** Units of an attribute. */
export interface CsvUnits {
  readonly titles: readonly string[];
  /** Whether a new entry has one where none is given. */
  readonly isPreset: boolean;
}

/** An object type, with its titles in every language. */
export interface CsvType {
  readonly id: number;
  readonly const: string;
  readonly titles: readonly string[];
}

type Menu = readonly ObjectTypeCategory[];

export const globalCategory = 'C__CATG__GLOBAL';

/** Attributes of Global that are targets under names of their own. */
function isOfObject(category: string, key: string): boolean {
  return category === globalCategory && ['title', 'type', 'sysid'].includes(key);
}

/** Object types, and the categories that they offer. */
export class CsvCatalogue {
  readonly types: readonly CsvType[];
  /** That of the reader. */
  readonly language: CsvLanguage;
  private readonly callers: readonly Kataster[];
  private readonly containers: ReadonlySet<string>;
  /** By constants, and by titles in small letters; undefined for a title of several. */
  private readonly typesByName: ReadonlyMap<string, CsvType | undefined>;
  /** Categories by constants of types, in each language. */
  private readonly menus: readonly ReadonlyMap<string, Menu>[];

  private constructor(
    language: CsvLanguage,
    callers: readonly Kataster[],
    types: readonly (readonly ObjectType[])[],
    menus: CsvCatalogue['menus'],
  ) {
    this.language = language;
    this.callers = callers;
    this.menus = menus;
    const [own = []] = types;
    this.types = own.map(({ id, const: name }) => ({
      ...{ id: Number(id), const: name },
      titles: types.flatMap(list => list.filter(each => each.const === name).map(({ title }) => title)),
    }));
    this.typesByName = byName(this.types);
    this.containers = new Set(own.filter(({ container }) => container === '1').map(each => each.const));
  }

  /** Reads it in every language, that of the reader first. */
  static async read(language: CsvLanguage, inLanguage: (language: CsvLanguage) => Kataster): Promise<CsvCatalogue> {
    const callers = ([language, language === 'de' ? 'en' : 'de'] as const).map(inLanguage);
    const types = await Promise.all(callers.map(caller => caller.cmdb.object_types.read({ order_by: 'title' })));
    const names = (types[0] ?? []).map(each => each.const);
    return new CsvCatalogue(language, callers, types, await Promise.all(callers.map(caller => menusOf(caller, names))));
  }

  /** The type with a constant or a title. */
  typeNamed(text: string): CsvType | undefined {
    const name = text.trim();
    return this.typesByName.get(name) ?? this.typesByName.get(name.toLowerCase());
  }

  /** Types that a link may lead to; undefined for any. */
  listPermittedTypes(target: LinkTarget = {}): readonly string[] | undefined {
    const { categories, objectTypes: listed, excludeObjectTypes: excluded, container } = target;
    if (!categories && !listed && !excluded && !container) return undefined;
    const offers = (type: string): boolean => this.menu(type).some(each => categories?.includes(each.const) ?? true);
    return this.types
      .map(each => each.const)
      .filter(type => (!listed || listed.includes(type)) && !excluded?.includes(type))
      .filter(type => (!categories || offers(type)) && (!container || this.containers.has(type)));
  }

  /** Targets of columns in objects of these types: Global first, then single-value categories, each time the usual ones of the types first, then those that most types offer. */
  async attributesOf(types: readonly string[]): Promise<readonly CsvAttribute[]> {
    const listed = types.flatMap(type => this.menu(type));
    const usual = new Set(listed.filter(each => each.usual).map(each => each.const));
    const offered = new Map(listed.map(each => [each.const, each]));
    const menu = [...offered.values()].toSorted((one, other) => this.rankOf(one, usual) - this.rankOf(other, usual));
    const names = menu.map(each => each.const);
    const infos = await Promise.all(this.callers.map(caller => infosOf(caller, names)));
    const units = this.callers[0] && infos[0] ? await unitsOf(this.callers[0], infos[0]) : new Map<string, CsvUnits>();
    return menu.flatMap(({ const: category, multi_value: multiValue }) =>
      Object.entries(infos[0]?.get(category) ?? {})
        .filter(([key, { sameAs, readOnly }]) => sameAs === undefined && !readOnly && !isOfObject(category, key))
        .map(([key, info]) => ({
          ...{ name: `${category}-${key}`, category, key, info, isMultiValue: multiValue === '1', isUsual: usual.has(category) },
          units: units.get(`${category}-${info.unit}`),
          titles: infos.flatMap(each => each.get(category)?.[key]?.title ?? []),
          categoryTitles: this.menus.flatMap(menus => titleIn(menus, category)),
        })),
    );
  }

  private menu(type: string): Menu {
    return this.menus[0]?.get(type) ?? [];
  }

  private rankOf({ const: name, multi_value: multiValue }: ObjectTypeCategory, usual: ReadonlySet<string>): number {
    if (name === globalCategory) return Number.NEGATIVE_INFINITY;
    const types = this.types.filter(type => this.menu(type.const).some(each => each.const === name)).length;
    const group = (multiValue === '1' ? 2 : 0) + (usual.has(name) ? 0 : 1);
    return group * this.types.length - types;
  }
}

function byName(types: readonly CsvType[]): ReadonlyMap<string, CsvType | undefined> {
  const named = new Map<string, CsvType | undefined>(types.map(type => [type.const, type]));
  for (const type of types)
    for (const title of new Set(type.titles.map(each => each.toLowerCase())))
      named.set(title, named.has(title) ? undefined : type);
  return named;
}

function titleIn(menus: ReadonlyMap<string, Menu>, category: string): readonly string[] {
  for (const menu of menus.values()) for (const each of menu) if (each.const === category) return [each.title];
  return [];
}

async function menusOf(caller: Kataster, types: readonly string[]): Promise<ReadonlyMap<string, Menu>> {
  const answers = await caller.batch(types.map(type => calls.cmdb.object_type_categories.read({ type: constant(type) })));
  return new Map(types.map((type, at) => [type, menuIn(answers[at])]));
}

function menuIn(answer: Awaited<ReturnType<Kataster['cmdb']['object_type_categories']['read']>> | Error | undefined): Menu {
  if (answer instanceof Error) throw answer;
  return answer ? [...answer.catg, ...answer.cats, ...answer.custom] : [];
}

type Infos = ReadonlyMap<string, Readonly<Record<string, AttributeInfo>>>;

/** Units by the names of the attributes that hold them; those of one dialog are read once. */
async function unitsOf(caller: Kataster, infos: Infos): Promise<ReadonlyMap<string, CsvUnits>> {
  const found = [...infos].flatMap(([category, of]) =>
    Object.values(of).flatMap(({ unit: key }) => (key !== undefined && of[key] ? [{ category, key, info: of[key] }] : [])),
  );
  const ofDialogs = new Map(found.map(each => [each.info.dialog, each]));
  const answers = await caller.batch(
    [...ofDialogs.values()].map(({ category, key }) => calls.cmdb.dialog.read({ category: constant(category), property: key })),
  );
  const titles = new Map([...ofDialogs.keys()].map((dialog, at) => [dialog, titlesIn(answers[at])]));
  return new Map(
    found.map(({ category, key, info }) => [
      `${category}-${key}`,
      { titles: titles.get(info.dialog) ?? [], isPreset: info.default !== undefined },
    ]),
  );
}

function titlesIn(choices: unknown): readonly string[] {
  return Array.isArray(choices) ? choices.map(({ title }: { readonly title: string }) => title) : [];
}

async function infosOf(caller: Kataster, names: readonly string[]): Promise<Infos> {
  const answers = await caller.batch(names.map(name => calls.cmdb.category_info.read({ category: constant(name) })));
  return new Map(
    names.flatMap((name, at) => {
      const answer = answers[at];
      if (answer instanceof KatasterError && answer.errorName !== 'CategoryWithoutAttributes') throw answer;
      return answer === undefined || answer instanceof KatasterError ? [] : [[name, answer]];
    }),
  );
}

/** A constant that the service named: its catalogue may have more than the types of the client know. */
export function constant(name: string): OtherConstant {
  return name as OtherConstant;
}
