import { Option } from 'commander';
import { verbs } from '../../generated/methods.js';
import { nearest } from '../catalog/nearest.js';
import type { Registry } from '../catalog/registry.js';
import type { Grant } from '../domain/users/rights.js';
import { StartRefused } from './start-refused.js';

/** What options say of a grant, as they were written. */
export interface GrantOptions {
  readonly may?: string;
  readonly types?: string;
  readonly categories?: string;
}

/** The options that describe a grant. */
export const grantOptions: readonly Option[] = [
  new Option('--may <verbs>', `what may be done: ${verbs.join(', ')}; several are joined by commas`),
  new Option('--types <types>', 'object types it may be done to, such as C__OBJTYPE__SERVER; all where absent'),
  new Option(
    '--categories <categories>',
    'categories it may be done in; all where absent. Changing an object itself takes C__CATG__GLOBAL; its title, sysid, type and status are seen by whoever may see anything of its type',
  ),
];

/** What is said where a grant permits nothing. */
export const mayMissing = `--may: expected what may be done there: ${verbs.join(', ')}`;

/**
 * The grant that options describe; `undefined` where they describe none.
 * @throws StartRefused naming the nearest of what is known
 */
export function grantIn({ may, types, categories }: GrantOptions, registry: Registry): Grant | undefined {
  if (may === undefined && types === undefined && categories === undefined) return undefined;
  if (may === undefined) throw new StartRefused(mayMissing);
  const objectTypes = types === undefined ? undefined : namesIn('--types', types, typesIn(registry));
  const inCategories = categories === undefined ? undefined : namesIn('--categories', categories, categoriesIn(registry));
  return {
    verbs: namesIn('--may', may, new Map(verbs.map(verb => [verb, verb]))),
    ...(objectTypes && { objectTypes }),
    ...(inCategories && { categories: inCategories }),
  };
}

/** A grant in words. */
export function grantText({ verbs: granted, objectTypes, categories }: Grant): string {
  const where = [
    ...(objectTypes ? [`on ${objectTypes.join(', ')}`] : []),
    ...(categories ? [`in ${categories.join(', ')}`] : []),
  ];
  return [granted.join(', '), ...where].join(' ');
}

function typesIn({ objectTypes }: Registry): ReadonlyMap<string, string> {
  return new Map(objectTypes.map(type => [type.const, type.const]));
}

/** What is granted is where the entries are kept. */
function categoriesIn({ categories }: Registry): ReadonlyMap<string, string> {
  return new Map(
    categories.flatMap(({ const: constant, aliases = [], storedIn }) => [constant, ...aliases].map(name => [name, storedIn])),
  );
}

function namesIn<Name extends string>(option: string, text: string, known: ReadonlyMap<string, Name>): readonly Name[] {
  const names = text.split(',').map(name => name.trim());
  return [...new Set(names.map(name => known.get(name) ?? unknownName(option, name, [...known.keys()])))];
}

function unknownName(option: string, name: string, known: readonly string[]): never {
  const near = nearest(name, known);
  const hint = near ? `did you mean ${near}?` : `expected names such as ${known.slice(0, 3).join(', ')}`;
  throw new StartRefused(`${option}: there is no '${name}'; ${hint}`);
}
