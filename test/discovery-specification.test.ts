import { Ajv, type ValidateFunction } from 'ajv';
import { allParameters } from '../scripts/generate/document/descriptors.js';
import type { Document, Schema } from '../scripts/generate/document/document.js';
import { sortedMethods } from '../scripts/generate/rules/methods.js';
import { distinctParameters, optionalParametersLast } from '../scripts/generate/rules/parameters.js';
import { portablePatterns } from '../scripts/generate/rules/patterns.js';
import { resolvingReferences } from '../scripts/generate/rules/references.js';
import type { Rule } from '../scripts/generate/rules/rules.js';
import * as specification from '../scripts/generate/rules/specification.js';
import { send } from './helpers/http.js';
import { testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

/** A demand of OpenRPC that its meta-schema does not express, the rule that names what disregards it, and a place with a value that does. */
type Demand = readonly [demand: string, rule: Rule, place: string, value: unknown];

const first = '/methods/0';
const example = `${first}/examples/0`;
const late = { name: 'late', required: true, schema: { $ref: '#/components/schemas/Title' } };

/** Meanings of codes, by the beginnings of messages. */
const meanings: Readonly<Record<number, string>> = {
  [-32700]: 'Parse error',
  [-32600]: 'Invalid request',
  [-32601]: 'Method not found',
  [-32602]: 'Invalid param',
  [-32603]: 'Internal error',
};

const integerCodes: Rule = ({ components: { errors = {} } }) =>
  Object.entries(errors).flatMap(([name, { code }]) => (Number.isInteger(code) ? [] : [`${name}: ${code}`]));

const predefinedCodes: Rule = ({ components: { errors = {} } }) =>
  Object.entries(errors).flatMap(([name, { code, message }]) =>
    message.startsWith(meanings[code] ?? '') ? [] : [`${name}: ${code}`],
  );

const distinctTags: Rule = ({ components: { tags = {} } }) => {
  const names = Object.values(tags).map(({ name }) => name);
  return names.filter((name, at) => names.indexOf(name) !== at);
};

/** Reference objects of methods; beside that of a schema JSON Schema ignores other keywords. */
const loneReferences: Rule = ({ methods }) =>
  methods.flatMap(({ name, tags = [], params, errors = [] }) =>
    [...tags, ...params, ...errors]
      .filter(each => '$ref' in each && Object.keys(each).some(key => key !== '$ref' && !key.startsWith('x-')))
      .map(each => `${name}: ${JSON.stringify(each)}`),
  );

const singleValues: Rule = ({ methods }) =>
  methods.flatMap(({ name, examples = [] }) =>
    examples
      .flatMap(({ params, result }) => [...params, result])
      .filter(each => 'value' in each && 'externalValue' in each)
      .map(each => `${name}: ${each.name}`),
  );

/** Examples give parameters of their method, all required ones, and values that fit the schemas of these and of the result. */
const fittingExamples: Rule = document => {
  const ajv = new Ajv({ strict: false }).addSchema({ $id: 'answer', components: document.components });
  const inAnswer = (schema: Schema): Schema => JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"answer#'));
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(schema);
    const validator = validators.get(text) ?? ajv.compile(inAnswer(schema));
    validators.set(text, validator);
    return validator;
  };
  const fits = (schema: Schema | undefined, value: unknown): boolean =>
    schema !== undefined && validatorOf(schema)(value) === true;
  return document.methods.flatMap(method => {
    const described = new Map(allParameters(method, document).map(each => [each.name, each]));
    const needed = [...described.values()].filter(({ required }) => required).map(({ name }) => name);
    return (method.examples ?? []).flatMap(({ name: title, params, result }) => {
      const given = params.map(({ name }) => name);
      return [
        ...needed.filter(name => !given.includes(name)),
        ...params.filter(({ name, value }) => !fits(described.get(name)?.schema, value)).map(({ name }) => name),
        ...(fits(method.result.schema, result.value) ? [] : ['result']),
      ].map(name => `${method.name}: ${title}: ${name}`);
    });
  });
};

/** A link names a method of the document, and parameters of it. */
const resolvingLinks: Rule = ({ methods }) =>
  methods.flatMap(method => {
    const links: readonly { readonly method?: string; readonly params?: object }[] =
      'links' in method && Array.isArray(method.links) ? method.links : [];
    return links
      .filter(link => {
        const to = methods.find(({ name }) => name === (link.method ?? method.name));
        const names = to?.params.map(each => ('name' in each ? each.name : each.$ref.split('/').at(-1)));
        return !names || Object.keys(link.params ?? {}).some(key => !names.includes(key));
      })
      .map(link => `${method.name}: ${JSON.stringify(link)}`);
  });

const otherAddresses: Rule = document => {
  const { info = {}, externalDocs }: { readonly info?: object; readonly externalDocs?: { readonly url: string } } = document;
  const terms = 'termsOfService' in info ? [String(info.termsOfService)] : [];
  return [...terms, ...(externalDocs ? [externalDocs.url] : [])].filter(url => !URL.canParse(url));
};

const semanticVersions: Rule = ({ openrpc }) => (/^1\.\d+\.\d+$/.test(openrpc) ? [] : [openrpc]);

const demands: readonly Demand[] = [
  ['names of methods are unique', sortedMethods, '/methods/1/name', 'cmdb.cabling.read'],
  ['names that begin with rpc. are reserved', specification.reservedNames, `${first}/name`, 'rpc.other'],
  ['names of parameters are unique', distinctParameters, `${first}/params/2`, { $ref: '#/components/contentDescriptors/ApiKey' }],
  ['optional parameters stand behind required ones', optionalParametersLast, `${first}/params/4`, late],
  [
    'codes of the errors of a method are unique',
    specification.distinctErrorCodes,
    `${first}/errors/1`,
    { $ref: '#/components/errors/AuthenticationFailed' },
  ],
  ['codes of errors are integers', integerCodes, '/components/errors/Busy/code', -32050.5],
  ['predefined codes mean what JSON-RPC says', predefinedCodes, '/components/errors/Busy/code', -32700],
  ['references to tags resolve', resolvingReferences, `${first}/tags/0`, { $ref: '#/components/tags/None' }],
  ['references to errors resolve', resolvingReferences, `${first}/errors/0`, { $ref: '#/components/errors/None' }],
  [
    'references to parameters resolve',
    resolvingReferences,
    `${first}/params/1`,
    { $ref: '#/components/contentDescriptors/None' },
  ],
  ['references to schemas resolve', resolvingReferences, `${first}/result/schema`, { $ref: '#/components/schemas/None' }],
  ['references have no other members', loneReferences, `${first}/errors/0/message`, 'Other'],
  ['keys of components are plain', specification.componentKeys, '/components/tags/a b', { name: 'a b' }],
  ['names of tags are unique', distinctTags, '/components/tags/Other', { name: 'Objects' }],
  ['examples give parameters that there are', fittingExamples, `${example}/params/1`, { name: 'none', value: 1 }],
  ['examples give required parameters', fittingExamples, `${example}/params`, []],
  ['examples fit the schemas of parameters', fittingExamples, `${example}/params/0`, { name: 'objID', value: {} }],
  ['examples fit the schema of the result', fittingExamples, `${example}/result`, { name: 'result', value: 7.5 }],
  ['a value of an example is given in one way', singleValues, `${example}/result/externalValue`, 'https://cmdb.example/'],
  ['links lead to methods', resolvingLinks, `${first}/links`, [{ name: 'link', method: 'none' }]],
  ['links give parameters that there are', resolvingLinks, `${first}/links`, [{ name: 'link', params: { none: 1 } }]],
  ['variables in addresses of servers are declared', specification.resolvingServers, '/servers/0/url', 'https://$' + '{none}/'],
  ['the URL of a contact is one', specification.wellFormedAddresses, '/info/contact/url', 'none'],
  ['the e-mail address of a contact is one', specification.wellFormedAddresses, '/info/contact/email', 'none'],
  ['the URL of a license is one', specification.wellFormedAddresses, '/info/license/url', 'none'],
  ['the URL of terms is one', otherAddresses, '/info/termsOfService', 'none'],
  ['the URL of documentation is one', otherAddresses, '/externalDocs/url', 'none'],
  ['patterns mean the same everywhere', portablePatterns, '/components/schemas/Timestamp/pattern', '^\\d+$'],
  ['the version of OpenRPC is a semantic one', semanticVersions, '/openrpc', '1.2'],
];

/** A copy with a value at a place. */
function withValue(document: Document, place: string, value: unknown): Document {
  const copy = structuredClone(document);
  const keys = place.slice(1).split('/');
  const holder = keys.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key), copy);
  Reflect.set(holder, keys.at(-1) ?? '', value);
  return copy;
}

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  engine.test('what rpc.discover answers meets every demand of OpenRPC that its meta-schema does not express', async t => {
    const service = await startedService(t, engine);
    const answers: Document[] = [];
    for (const [dialect, language] of [['contract', 'en'] as const, ['idoit', 'de'] as const]) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: { apikey: testKey, language } });
      answers.push(JSON.parse((await send(service.endpoint(dialect), { body })).text).result);
    }
    const [answer] = answers;
    if (!answer) return t.fail();
    const begun = { ...answer, methods: answer.methods.slice(0, 2) };
    for (const rule of new Set(demands.map(([, each]) => each)))
      for (const each of [...answers, begun]) t.deepEqual(rule(each), []);
    for (const [demand, rule, place, value] of demands)
      t.not(rule(withValue(begun, place, value)).length, 0, `disregarded, ${demand} is named`);
    t.log(`${demands.length} demands, ${answers.length} answers, ${answer.methods.length} methods`);
  });
