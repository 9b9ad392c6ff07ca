import { Option } from 'commander';
import type { OtherConstant, Right } from '../../generated/client.js';
import { type Verb, verbs } from '../../generated/methods.js';
import { inLanguage } from '../messages/text.js';
import { suggestion } from '../rpc/did-you-mean.js';
import { language, say } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Options for a right, as typed. */
export interface RightOptions {
  readonly may?: string;
  readonly types?: string;
  readonly categories?: string;
}

/** The options that describe a right. */
export const rightOptions: readonly Option[] = [
  new Option('--may <verbs>', 'WhatMayBeDone'),
  new Option('--types <types>', 'ObjectTypesItMayBeDoneTo'),
  new Option('--categories <categories>', 'CategoriesItMayBeDoneIn'),
];

/** The options by the parameters they become. */
export const rightNames = { 'rights.verbs': '--may', 'rights.object_types': '--types', 'rights.categories': '--categories' };

/** Error message for a right without verbs. */
export function mayMissing(): string {
  return say('ExpectedWhatMayBeDoneThere', { verbs: verbs.join(', ') });
}

/**
 * The right that options describe; `undefined` where they describe none. The service knows which types and categories there are.
 * @throws StartError
 */
export function rightIn({ may, types, categories }: RightOptions): Right | undefined {
  if (may === undefined && types === undefined && categories === undefined) return undefined;
  if (may === undefined) throw new StartError(mayMissing());
  return {
    verbs: splitList(may).map(verbNamed),
    ...(types !== undefined && { object_types: splitList(types) as OtherConstant[] }),
    ...(categories !== undefined && { categories: splitList(categories) as OtherConstant[] }),
  };
}

/** Rights in words; `null` is every right. */
export function rightsText(rights: readonly Right[] | null): string {
  return rights?.map(rightText).join('; ') ?? say('EveryRight');
}

function rightText({ verbs: granted, object_types: types, categories }: Right): string {
  const where = [
    ...(types ? [say('On', { types: types.join(', ') })] : []),
    ...(categories ? [say('In', { categories: categories.join(', ') })] : []),
  ];
  return [granted.join(', '), ...where].join(' ');
}

/** The texts of a list with commas between them. */
export function splitList(text: string): string[] {
  return text.split(',').map(each => each.trim());
}

function verbNamed(name: string): Verb {
  const known = verbs.find(verb => verb === name);
  if (known) return known;
  const meant = suggestion(name, verbs, String);
  const right = meant ? inLanguage(meant, language()) : say('ExpectedNamesSuchAs', { verbs: verbs.slice(0, 3).join(', ') });
  throw new StartError(say('MayNamesUnknownRight', { name, right }));
}
