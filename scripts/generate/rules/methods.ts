import { pagingOf } from '../../../src/clients/paging.js';
import { ownParameters } from '../document/descriptors.js';
import type { MethodObject } from '../document/document.js';
import { declaredErrorNames } from '../document/errors.js';
import { handlerPath } from '../document/names.js';
import type { Rule } from './rules.js';

/** Methods stand in alphabetical order, each once. */
export const sortedMethods: Rule = ({ methods }) =>
  methods.slice(1).flatMap(({ name }, index) => {
    const before = methods[index]?.name ?? '';
    if (before === name) return [`${name}: is there twice`];
    return before > name ? [`${name}: must stand before ${before}; methods are sorted by name`] : [];
  });

const dottedWords = /^[a-z]\w*(\.[a-z][\w-]*)*\.[a-z]\w*$/;

/** A name is words joined by dots, and leads to no other method. */
export const plainNames: Rule = ({ methods }) =>
  methods
    .filter(({ name }) => !dottedWords.test(name) || methods.some(other => other.name.startsWith(`${name}.`)))
    .map(({ name }) => `${name}: must be words joined by dots, and no other name may go on from it`);

/** An alias is a name as methods have them, and no other method's. */
export const freeAliases: Rule = ({ methods }) => {
  const taken = new Map(methods.map(({ name }) => [name, name]));
  return methods.flatMap(({ name, 'x-aliases': aliases = [], 'x-bound-aliases': bound = {} }) =>
    [...aliases, ...Object.keys(bound)].flatMap(alias => {
      const other = taken.get(alias);
      taken.set(alias, name);
      if (!dottedWords.test(alias)) return [`${name}: the alias ${alias} must be words joined by dots`];
      return other === undefined ? [] : [`${name}: the alias ${alias} already means ${other}`];
    }),
  );
};

/** No two methods share a handler. */
export const distinctHandlers: Rule = ({ methods }) =>
  methods.flatMap((method, index) => {
    const other = methods
      .slice(0, index)
      .find(earlier => earlier.name !== method.name && handlerOf(earlier) === handlerOf(method));
    return other ? [`${method.name}: would share the handler ${handlerOf(method)} with ${other.name}`] : [];
  });

/** Parameters are given by name. */
export const byName: Rule = ({ methods }) =>
  methods.filter(method => method.paramStructure !== 'by-name').map(({ name }) => `${name}: paramStructure must be by-name`);

/** A method explains itself: texts, tags, a result, its errors, an example. */
export const completeMethods: Rule = ({ methods }) =>
  methods.flatMap(method => {
    const { name, summary, description, tags = [], result, errors, examples = [] } = method;
    const described = result && { 'description of its result': result.description };
    const parts = { summary, description, tag: tags[0], result, ...described, 'list of errors': errors, example: examples[0] };
    const missing = Object.entries(parts).filter(([, part]) => part === undefined || part === '');
    return missing.map(([part]) => `${name}: has no ${part}`);
  });

/** A method says whether it writes, and what right it needs: without that, no caller could be rejected. */
export const statedMarks: Rule = ({ methods }) =>
  methods.flatMap(method =>
    (['x-access', 'x-permission'] as const)
      .filter(mark => method[mark] === undefined)
      .map(mark => `${method.name}: has no ${mark}`),
  );

/** The error of an example is one that its method declares, with its code and its name. */
export const declaredErrorExamples: Rule = ({ methods, components: { errors = {} } }) =>
  methods.flatMap(method => {
    const { name, 'x-error-example': example } = method;
    const declared = declaredErrorNames(method);
    if (!example) return declared.length > 0 ? [`${name}: has no x-error-example`] : [];
    const { code, data } = example.error;
    return declared.includes(data.error ?? '') && errors[data.error ?? '']?.code === code
      ? []
      : [`${name}: x-error-example shows no error that it declares`];
  });

/** A method that takes a cursor or an offset says in `x-pages` which list it returns page by page. */
export const markedPages: Rule = document =>
  document.methods.flatMap(method => {
    const { name, 'x-pages': mark } = method;
    const names = ownParameters(method, document).map(parameter => parameter.name);
    const by = (['cursor', 'offset'] as const).find(each => names.includes(each));
    if (mark?.by !== by) return [`${name}: x-pages must say that its pages go by ${by ?? 'nothing: it is to be absent'}`];
    return mark === undefined || pagingOf(method, document.components.schemas ?? {})
      ? []
      : [`${name}: x-pages: the result has no list ${mark.items ?? 'of its own'}`];
  });

/** A parameter selects members that the objects of the result may lack. */
export const selectedMembers: Rule = document =>
  document.methods.flatMap(method =>
    ownParameters(method, document).flatMap(({ name, 'x-selects': selects }) => {
      const { properties = {}, required = [] } = document.components.schemas?.[selects?.schema ?? ''] ?? {};
      const wrong = selects?.members.filter(member => !Object.hasOwn(properties, member) || required.includes(member)) ?? [];
      return wrong.map(member => `${method.name}.${name}: x-selects: ${selects?.schema} has no optional property ${member}`);
    }),
  );

/** A superseded method names the one to use instead. */
export const replacedMethods: Rule = ({ methods }) =>
  methods
    .filter(({ deprecated = false, 'x-replaced-by': next }) => deprecated !== methods.some(({ name }) => name === next))
    .map(({ name }) => `${name}: deprecated and x-replaced-by go together; x-replaced-by names an existing method`);

/** A method that only some dialects have names the addresses at which it is called. */
export const namedServers: Rule = ({ methods }) =>
  methods
    .filter(({ 'x-dialects': dialects, servers = [] }) => dialects !== undefined && servers.length === 0)
    .map(({ name }) => `${name}: is not at every address (x-dialects), and names no servers`);

/** A dialect answers as empty only what the method declares as an error. */
export const declaredEmptiness: Rule = ({ methods }) =>
  methods.flatMap(method =>
    emptyOn(method)
      .filter(error => !declaredErrorNames(method).includes(error))
      .map(error => `${method.name}: x-dialect names ${error}, which the method does not declare`),
  );

/** Of parameters that exclude each other, each is optional. */
export const optionalAlternatives: Rule = document =>
  document.methods.flatMap(method => {
    const optional = ownParameters(method, document).filter(({ required }) => !required);
    const wrong = (method['x-one-of'] ?? []).filter(one => !optional.some(({ name }) => name === one));
    return wrong.map(one => `${method.name}: x-one-of names ${one}, which is no optional parameter`);
  });

function emptyOn({ 'x-dialect': dialects = {} }: MethodObject): string[] {
  return Object.values(dialects).flatMap(({ emptyOn = [] }) => emptyOn);
}

function handlerOf({ name, 'x-handler': handler = name }: MethodObject): string {
  return handlerPath(handler).join('.');
}
