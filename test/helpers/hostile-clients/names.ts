import { readFileSync } from 'node:fs';
import type { OpenRpc } from '../../../src/discovery/openrpc.js';
import { reference } from '../../../src/rpc/json-schema.js';

const keywords = `
  abstract and any array as asserts async await bigint bool boolean break byte callable case catch chan char class clone complex64 const
  constructor continue debugger declare def default defer del delete die do echo elif else elseif empty enddeclare endfor enum error eval
  except exit export extends fallthrough false False final finally float float64 fn for foreach from func function get global go goto if
  implements import in include infer init insteadof instanceof int int64 interface is iota isset iterable keyof lambda len let list main
  make map match mixed module namespace never new nil None nonlocal not null number object Object of options or out package pass print
  private Promise prototype protected public raise range readonly Record require resource return rune satisfies select self Self set
  static str string String struct super switch symbol this This throw throws trait true True try tuple type typeof unique unknown unset
  use using var void while with xor yield Error Exception Array Map Set Symbol Function Date Math JSON globalThis undefined NaN eval
  arguments hasOwnProperty toString valueOf __proto__ __construct __destruct __call __init__ __class__ __slots__ _t _send a_ _a A a1 1a`;

const declared = /^(?:export )?(?:final |abstract )*(?:interface|type|class|enum|const|var|func|def|function) (\w+)/gm;
const members = /^(?: {4}|\t| {2})(?:public |protected |private |static |readonly |async )*(?:def |function |func )?(\w+)[(:]/gm;
const runtimes = [
  'typescript/runtime.ts',
  'typescript/category-types.ts',
  'python/runtime.py',
  'python/runtime.pyi',
  'php/runtime.php',
  'go/runtime.go',
];

/** Words that mean something in a language or in the program that a client carries, and one that is long. */
export const words: readonly string[] = [
  ...new Set([
    ...keywords.trim().split(/\s+/),
    ...runtimes
      .map(path => readFileSync(`src/clients/${path}`, 'utf8'))
      .flatMap(text => [declared, members].flatMap(form => [...text.matchAll(form)].map(([, name = '']) => name))),
    'x'.repeat(150),
    'x'.repeat(300),
    'snake_case',
    'snakeCase',
    'snake__case',
  ]),
];

const text = { type: 'string' };
const result = { name: 'r', schema: reference('Values') };
const components = { schemas: { Values: { type: 'object', properties: { a: text } } } };

function withMethods(names: readonly string[]): OpenRpc {
  return { methods: names.map(name => ({ name, summary: 'Do it', params: [], result })), components };
}

function withParameters(names: readonly string[], mark: object): OpenRpc {
  const params = names.map((name, at) => ({ name, required: at % 2 === 0, schema: text, ...mark }));
  return { methods: [{ name: 'cmdb.thing.read', summary: 'Read', params, result }], components };
}

function withCategories(names: readonly string[]): OpenRpc {
  const schemas = { ...components.schemas, Entries: { type: 'array', items: reference('Values') } };
  const params = [{ name: 'category', required: true, schema: text }];
  const entries = {
    name: 'r',
    schema: reference('Entries'),
    'x-by-category': { parameter: 'category', schema: 'entry' as const },
  };
  const pointer = '#/components/schemas/Values';
  return {
    methods: [{ name: 'cmdb.category.read', summary: 'Read', params, result: entries }],
    components: { schemas },
    'x-categories': Object.fromEntries(names.map(name => [name, { title: 'T', multiValue: true, entry: pointer }])),
  };
}

/** Documents in which something is named by each of these words, by what it is. */
export const documentsNaming: Readonly<Record<string, (names: readonly string[]) => OpenRpc>> = {
  methods: names => withMethods(names.map(name => `cmdb.thing.${name}`)),
  'groups of methods': names => withMethods(names.map(name => `cmdb.${name}.read`)),
  'first segments': names => withMethods(names.map(name => `${name}.thing.read`)),
  parameters: names => withParameters(names, {}),
  options: names => withParameters(names, { 'x-option': {} }),
  schemas: names => {
    const named = Object.fromEntries(names.map(name => [name, { type: 'object', properties: { a: text } }]));
    const params = names.map((name, at) => ({ name: `p${at}`, schema: reference(name) }));
    const method = { name: 'cmdb.thing.read', summary: 'Read', params, result };
    return { methods: [method], components: { schemas: { ...components.schemas, ...named } } };
  },
  errors: names => {
    const errors = Object.fromEntries(names.map((name, at) => [name, { code: at, message: 'no' }]));
    return { ...withMethods(['cmdb.thing.read']), components: { ...components, errors } };
  },
  categories: names => withCategories(names),
  'constants of categories': names => withCategories(names.map(name => `C__CATG__${name.toUpperCase()}`)),
  'values of lists': names => {
    const values = { type: 'string', enum: names, 'x-extensible': true };
    const params = [{ name: 'a', schema: reference('Words') }];
    const method = { name: 'cmdb.thing.read', summary: 'Read', params, result };
    return { methods: [method], components: { schemas: { ...components.schemas, Words: values } } };
  },
  'members with the items of pages': names => ({
    methods: names.map((items, at) => ({
      name: `cmdb.thing${at}.read`,
      summary: 'Read',
      params: [{ name: 'cursor', schema: text }],
      result: { name: 'r', schema: { type: 'object', properties: { [items]: { type: 'array', items: text }, cursor: text } } },
      'x-pages': { by: 'cursor', items },
    })),
    components,
  }),
  // With all of them at one method, each would be a variant that names every other one.
  'parameters of which one is given': names => ({
    methods: names.flatMap((name, at) =>
      withParameters([name, 'another_parameter'], {}).methods.map(method => ({
        ...method,
        name: `cmdb.thing${at}.read`,
        'x-one-of': [name, 'another_parameter'],
      })),
    ),
    components,
  }),
  'members of objects': names => {
    const properties = Object.fromEntries(names.map(name => [name, text]));
    return { ...withMethods(['cmdb.thing.read']), components: { schemas: { Values: { type: 'object', properties } } } };
  },
};
