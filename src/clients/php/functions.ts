import type { Schema } from '../../rpc/json-schema.js';
import { type ClientMethod, type ClientModel, isRepeatable, type Parameter } from '../model.js';
import { type Branch, branchesOf } from '../tree.js';
import { nativeType, phpText, phpType, plain } from './types.js';

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
  /** Parameters of the constructor. */
  readonly given: readonly string[];
  made(path: readonly string[]): string;
  result(method: ClientMethod): string;
  native(method: ClientMethod, schemas: Schemas): string;
  body(name: string, method: ClientMethod, schemas: Schemas): string;
}

const preparing: Way = {
  suffix: 'Calls',
  given: [],
  made: path => `new ${className(path, 'Calls')}()`,
  result: method => `${method.paging ? 'PagedCall' : 'Call'}<${typesOf(method)}>`,
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
  given: ['private readonly Transport $client'],
  made: path => `new ${className(path, '')}($client)`,
  result: ({ result }) => phpType(result),
  native: ({ result }, schemas) => nativeType(result, schemas).join('|'),
  body: (name, method) => {
    const words = ordered(method).map(each => `$${each.name}`);
    const path = method.name.split('.').slice(0, -1);
    return `$this->client->send((new ${className(path, 'Calls')}())->${name}(${words.join(', ')}))`;
  },
};

function classesOf({ path, branches }: Branch, way: Way, schemas: Schemas): string[] {
  const below = branches.filter(({ method }) => !method);
  const functions = branches.flatMap(({ name, method }) => (method ? [functionText(name, method, way, schemas)] : []));
  const members = [...propertiesOf(below, way), ...constructorOf(below, way), ...functions].join('\n');
  const named = new Set(branches.flatMap(({ method }) => (method ? namesIn(method) : [])));
  const types = [...named].filter(name => schemas.has(name)).toSorted();
  const imports = types.map(name => ` * @phpstan-import-type ${name} from Types\n`).join('');
  return [
    `/**\n * The methods ${path.join('.')}.*\n${imports && ` *\n${imports}`} */\nfinal class ${className(path, way.suffix)}\n{\n${members}}\n`,
    ...below.flatMap(each => classesOf(each, way, schemas)),
  ];
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
  const parameters = ordered(method).map(each => `        ${parameterText(each, schemas)},\n`);
  const list = parameters.length > 0 ? `\n${parameters.join('')}    ` : '';
  const head = `    public function ${name}(${list}): ${way.native(method, schemas)}`;
  return `${documented(method, way)}${head}${list ? ' {' : '\n    {'}\n        return ${way.body(name, method, schemas)};\n    }\n`;
}

/** Parameters that are required stand first: PHP asks for it. */
function ordered({ parameters, options }: ClientMethod): readonly Parameter[] {
  const all = [...parameters, ...options];
  return [...all.filter(({ required }) => required), ...all.filter(({ required }) => !required)];
}

function parameterText({ name, schema, required }: Parameter, schemas: Schemas): string {
  const types = nativeType(schema, schemas);
  if (types.includes('mixed')) return `mixed $${name}${required ? '' : ' = null'}`;
  const all = required || types.includes('null') ? types : [...types, 'null'];
  return `${all.join('|')} $${name}${required ? '' : ' = null'}`;
}

function paramsOf(method: ClientMethod, schemas: Schemas): string {
  const all = ordered(method);
  if (all.length === 0) return '[]';
  const members = all.map(({ name }) => `${phpText(name)} => $${name}`).join(', ');
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

function documented(method: ClientMethod, way: Way): string {
  const { summary, replacedBy } = method;
  const parameters = ordered(method).map(
    each => `     * @param ${phpType(each.schema)}${each.required ? '' : '|null'} $${each.name} ${plain(each.description)}\n`,
  );
  const superseded = replacedBy === undefined ? '' : `     * @deprecated Use ${replacedBy}.\n`;
  const throwing = way === sending ? '     * @throws KatasterError\n     * @throws NoAnswer\n' : '';
  return `    /**\n     * ${plain(summary)}.\n     *\n${parameters.join('')}     * @return ${way.result(method)}\n${throwing}${superseded}     */\n`;
}

function typesOf({ result, paging }: ClientMethod): string {
  return [result, ...(paging ? [paging.page, paging.item] : [])].map(phpType).join(', ');
}

/** Named shapes that the documentation of a method mentions. */
function namesIn(method: ClientMethod): string[] {
  const { result, paging } = method;
  const schemas = [...ordered(method).map(({ schema }) => schema), result, ...(paging ? [paging.page, paging.item] : [])];
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
