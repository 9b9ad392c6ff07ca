import type { Schema } from '../../rpc/json-schema.js';
import { type ClientMethod, type ClientModel, isRepeatable, type Parameter } from '../model.js';
import { type Branch, branchesOf, listOf, readOf } from '../tree.js';
import { phpDoc, phpText, variable } from './text.js';
import { nativeType, phpType } from './types.js';

/** The client, and one function per method in two ways: sent at once, and prepared for a batch. */
export function phpFunctions(model: ClientModel): string {
  const branches = branchesOf(model.methods);
  const known = new Map(model.schemas);
  const classes = branches.flatMap(each => [...classesOf(each, preparing, known), ...classesOf(each, sending, known)]);
  return [...classes, callsOver(branches), clientOver(branches)].join('\n');
}

type Schemas = ReadonlyMap<string, Schema>;

/** One of the two ways. */
interface Way {
  readonly suffix: string;
  /** Tags of the errors that its functions throw. */
  readonly throws: readonly string[];
  /** Parameters of the constructor. */
  readonly given: readonly string[];
  made(path: readonly string[]): string;
  result(method: ClientMethod): string;
  native(method: ClientMethod, schemas: Schemas): string;
  body(name: string, method: ClientMethod, schemas: Schemas): string;
}

const preparing: Way = {
  suffix: 'Calls',
  throws: [],
  given: [],
  made: path => `new ${className(path, 'Calls')}()`,
  result: method =>
    bySelection(method, ({ result, paging }) => `${paging ? 'PagedCall' : 'Call'}<${typesOf({ result, paging })}>`),
  native: ({ paging }) => (paging ? 'PagedCall' : 'Call'),
  body: (_, method, schemas) => {
    const { name, paging } = method;
    const words = [phpText(name), paramsOf(method, schemas), String(isRepeatable(method))];
    const how = paging
      ? [phpText(paging.by), paging.items === undefined ? 'null' : phpText(paging.items), String(paging.isFeed)]
      : [];
    return `new ${paging ? 'PagedCall' : 'Call'}(${[...words, ...how].join(', ')})`;
  },
};

const sending: Way = {
  suffix: '',
  throws: ['@throws KatasterError', '@throws NoAnswer'],
  given: ['private readonly Transport $client'],
  made: path => `new ${className(path, '')}($client)`,
  result: method => bySelection(method, ({ result }) => phpType(result)),
  native: ({ result }, schemas) => nativeType(result, schemas).join('|'),
  body: (_, method) => `$this->client->send(${callExample(method)})`,
};

/** The items of a list, each of which is sent for when a loop asks for it. */
const iterating: Way = {
  ...sending,
  result: method => bySelection(method, ({ paging }) => `\\Generator<int, ${paging ? phpType(paging.item) : 'mixed'}>`),
  native: () => '\\Generator',
  body: (_, method) => `$this->client->each(${callExample(method)})`,
};

function callExample(method: ClientMethod): string {
  const path = method.name.split('.');
  return `(new ${className(path.slice(0, -1), 'Calls')}())->${path.at(-1)}(${argumentList(method)})`;
}

function argumentList(method: ClientMethod): string {
  return orderParameters(method)
    .map(({ name }) => variable(name))
    .join(', ');
}

function classesOf({ path, branches }: Branch, way: Way, schemas: Schemas): string[] {
  const below = branches.filter(({ method }) => !method);
  const list = listOf({ branches });
  const functions = [
    ...branches.flatMap(({ name, method }) => (method ? [functionText(name, method, way, schemas)] : [])),
    ...readingsOf(branches, way, schemas),
    ...(list && way === sending ? [functionText('each', list, iterating, schemas)] : []),
  ];
  const members = [...propertiesOf(below, way), ...constructorOf(below, way), ...functions].join('\n');
  const head = [`The methods ${path.join('.')}.*`, ...importsOf(branches, schemas)];
  return [
    `${phpDoc('', head)}final class ${className(path, way.suffix)}\n{\n${members}}\n`,
    ...below.flatMap(each => classesOf(each, way, schemas)),
  ];
}

/** A group that has the method `read` is called as that: a function of its name stands beside its property. */
function readingsOf(branches: readonly Branch[], way: Way, schemas: Schemas): string[] {
  const methods = new Set(branches.filter(({ method }) => method).map(({ name }) => name.toLowerCase()));
  return branches
    .filter(({ name }) => !methods.has(name.toLowerCase()))
    .flatMap(branch => {
      const read = readOf(branch);
      const body = (name: string, method: ClientMethod): string => `$this->${name}->read(${argumentList(method)})`;
      return read ? [functionText(branch.name, read, { ...way, body }, schemas)] : [];
    });
}

/** The types that the functions of a class mention. */
function importsOf(branches: readonly Branch[], schemas: Schemas): string[] {
  const methods = branches.map(each => each.method ?? readOf(each)).filter(method => method !== undefined);
  const types = [...new Set(methods.flatMap(namesIn))].filter(name => schemas.has(name)).toSorted();
  return types.length === 0 ? [] : ['', ...types.map(name => `@phpstan-import-type ${name} from Types`)];
}

function propertiesOf(below: readonly Branch[], { suffix }: Way): string[] {
  return below.map(({ name, path }) => `    public readonly ${className(path, suffix)} $${name};\n`);
}

function constructorOf(below: readonly Branch[], { given, made }: Way): string[] {
  if (below.length === 0 && given.length === 0) return [];
  const lines = below.map(
    ({ name, path }) => `        $this->${name} = ${made(path).replace('($client)', '($this->client)')};\n`,
  );
  return [`    public function __construct(${given.join(', ')})\n    {\n${lines.join('')}    }\n`];
}

function functionText(name: string, method: ClientMethod, way: Way, schemas: Schemas): string {
  const parameters = orderParameters(method).map(each => `        ${parameterText(each, schemas)},\n`);
  const list = parameters.length > 0 ? `\n${parameters.join('')}    ` : '';
  const head = `    public function ${name}(${list}): ${way.native(method, schemas)}`;
  return `${docComment(method, way)}${head}${list ? ' {' : '\n    {'}\n        return ${way.body(name, method, schemas)};\n    }\n`;
}

/** Parameters that are required stand first: PHP asks for it. */
function orderParameters({ parameters, options }: ClientMethod): readonly Parameter[] {
  const all = [...parameters, ...options];
  return [...all.filter(({ required }) => required), ...all.filter(({ required }) => !required)];
}

function parameterText({ name, schema, required }: Parameter, schemas: Schemas): string {
  const types = nativeType(schema, schemas);
  if (types.includes('mixed')) return `mixed ${variable(name)}${required ? '' : ' = null'}`;
  const all = required || types.includes('null') ? types : [...types, 'null'];
  return `${all.join('|')} ${variable(name)}${required ? '' : ' = null'}`;
}

function paramsOf(method: ClientMethod, schemas: Schemas): string {
  const all = orderParameters(method);
  if (all.length === 0) return '[]';
  const members = all.map(({ name }) => `${phpText(name)} => ${variable(name)}`).join(', ');
  const maps = all.filter(({ schema }) => isMap(schema, schemas)).map(({ name }) => phpText(name));
  return `paramsOf([${members}]${maps.length > 0 ? `, [${maps.join(', ')}]` : ''})`;
}

/** Whether an empty value of it is written as an object, and never as a list. */
function isMap(schema: Schema, schemas: Schemas): boolean {
  const { $ref, allOf, anyOf, type } = schema;
  if ($ref !== undefined) return isMap(schemas.get($ref.slice($ref.lastIndexOf('/') + 1)) ?? {}, schemas);
  if (allOf?.[0]) return isMap(allOf[0], schemas);
  if (anyOf) return anyOf.some(each => isMap(each, schemas)) && !anyOf.some(each => each.type === 'array');
  return type === 'object';
}

function docComment(method: ClientMethod, way: Way): string {
  const { summary, replacedBy } = method;
  const parameters = orderParameters(method).map(
    each => `@param ${phpType(each.schema)}${each.required ? '' : '|null'} ${variable(each.name)} ${each.description}`,
  );
  const superseded = replacedBy === undefined ? [] : [`@deprecated Use ${replacedBy}.`];
  const lines = [`${summary}.`, '', ...parameters, `@return ${way.result(method)}`, ...way.throws, ...superseded];
  return phpDoc('    ', lines);
}

type Returned = Pick<ClientMethod, 'result' | 'paging'>;

/** The type of what a method returns; where a parameter selects members of it, one without that parameter and one with it. */
function bySelection(method: ClientMethod, typeOf: (returned: Returned) => string): string {
  const { whole } = method;
  return whole ? `(${variable(whole.parameter)} is null ? ${typeOf(whole)} : ${typeOf(method)})` : typeOf(method);
}

function typesOf({ result, paging }: Returned): string {
  return [result, ...(paging ? [paging.page, paging.item] : [])].map(phpType).join(', ');
}

/** Named shapes that the documentation of a method mentions. */
function namesIn(method: ClientMethod): string[] {
  const returned = [method, ...(method.whole ? [method.whole] : [])];
  const results = returned.flatMap(({ result, paging }) => [result, ...(paging ? [paging.page, paging.item] : [])]);
  const schemas = [...orderParameters(method).map(({ schema }) => schema), ...results];
  return schemas.flatMap(schema => phpType(schema).match(/\b[A-Z]\w*/g) ?? []);
}

function className(path: readonly string[], suffix: string): string {
  const words = path.flatMap(word => word.split('_'));
  return `${words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Methods${suffix}`;
}

function callsOver(branches: readonly Branch[]): string {
  const lines = branches.map(({ name, path }) => `        $this->${name} = ${preparing.made(path)};\n`);
  return `/** One function per method, for batches and lists: each prepares a call. */
final class Calls
{
${propertiesOf(branches, preparing).join('')}
    public function __construct()
    {
${lines.join('')}    }
}
`;
}

function clientOver(branches: readonly Branch[]): string {
  const lines = branches.map(({ name, path }) => `        $this->${name} = new ${className(path, '')}($this);\n`);
  return `/** The service as typed functions. An error of the service throws a KatasterError, a call without an answer NoAnswer. */
final class Kataster extends Transport
{
    public readonly Calls $calls;
${propertiesOf(branches, sending).join('')}
    /**
     * @param string $url such as http://127.0.0.1:8080/jsonrpc
     * @param array<string, string> $headers
     * @see Transport::__construct() for what each is for
     */
    public function __construct(
        string $url,
        #[\\SensitiveParameter]
        ?string $apikey = null,
        ?string $language = null,
        ?string $timeZone = null,
        float $timeout = 30.0,
        int $retries = 3,
        array $headers = [],
    ) {
        parent::__construct($url, $apikey, $language, $timeZone, $timeout, $retries, $headers);
        $this->calls = new Calls();
${lines.join('')}    }
}
`;
}
