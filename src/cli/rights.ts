import { Option } from 'commander';
import type { OtherConstant, Right } from '../../generated/client.js';
import { type Verb, verbs } from '../../generated/methods.js';
import { suggestion } from '../rpc/did-you-mean.js';
import { said } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Options for a right, as typed. */
export interface RightOptions {
  readonly may?: string;
  readonly types?: string;
  readonly categories?: string;
}

/** The options that describe a right. */
export const rightOptions: readonly Option[] = [
  new Option('--may <verbs>', `what may be done: ${verbs.join(', ')}; several are joined by commas`),
  new Option('--types <types>', 'object types it may be done to, such as C__OBJTYPE__SERVER; all where absent'),
  new Option(
    '--categories <categories>',
    'categories it may be done in; all where absent. Changing an object itself takes C__CATG__GLOBAL; its title, sysid, type and status are seen by whoever may see anything of its type',
  ),
];

/** The options by the parameters they become. */
export const rightNames = { 'rights.verbs': '--may', 'rights.object_types': '--types', 'rights.categories': '--categories' };

/** Error message for a right without verbs. */
export function mayMissing(): string {
  return said`--may: expected what may be done there: ${verbs.join(', ')}`;
}

/**
 * The right that options describe; `undefined` where they describe none. The service knows which types and categories there are.
 * @throws StartError
 */
export function rightIn({ may, types, categories }: RightOptions): Right | undefined {
  if (may === undefined && types === undefined && categories === undefined) return undefined;
  if (may === undefined) throw new StartError(mayMissing());
  return {
    verbs: listed(may).map(verbNamed),
    ...(types !== undefined && { object_types: listed(types) as OtherConstant[] }),
    ...(categories !== undefined && { categories: listed(categories) as OtherConstant[] }),
  };
}

/** Rights in words; `null` is every right. */
export function rightsText(rights: readonly Right[] | null): string {
  return rights?.map(rightText).join('; ') ?? said`every right`;
}

function rightText({ verbs: granted, object_types: types, categories }: Right): string {
  const where = [...(types ? [said`on ${types.join(', ')}`] : []), ...(categories ? [said`in ${categories.join(', ')}`] : [])];
  return [granted.join(', '), ...where].join(' ');
}

/** The texts of a list with commas between them. */
export function listed(text: string): string[] {
  return text.split(',').map(each => each.trim());
}

function verbNamed(name: string): Verb {
  const known = verbs.find(verb => verb === name);
  if (known) return known;
  const right = suggestion(name, verbs, String) ?? said`expected names such as ${verbs.slice(0, 3).join(', ')}`;
  throw new StartError(said`--may: there is no '${name}'; ${right}`);
}
