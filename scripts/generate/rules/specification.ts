import type { Server } from '../../../src/discovery/openrpc.js';
import type { Rule } from './rules.js';

// Demands of the specification that its meta-schema does not express. Others stand with the subjects that they are about: names of methods and
// parameters, their order, references, values of examples; of links and referenced examples the generator knows no keyword.

/** The errors of a method have different codes; what shares a code with one of them stands in `x-further-errors`. */
export const distinctErrorCodes: Rule = ({ methods, components: { errors = {} } }) =>
  methods.flatMap(method => {
    const codes = (method.errors ?? []).map(({ $ref }) => errors[$ref.slice($ref.lastIndexOf('/') + 1)]?.code);
    const repeated = [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))];
    return [
      ...repeated.map(code => `${method.name}: several errors have the code ${code}; name all but one in x-further-errors`),
      ...(method['x-further-errors'] ?? [])
        .filter(name => !codes.includes(errors[name]?.code))
        .map(
          name =>
            `${method.name}: x-further-errors names ${name}, and no error of the method has its code ${errors[name]?.code}: name it in errors`,
        ),
    ];
  });

/** Keys of components are of letters, digits, dots, hyphens and underscores. */
export const componentKeys: Rule = ({ components }) =>
  Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(all)
      .filter(key => !/^[a-zA-Z0-9.\-_]+$/.test(key))
      .map(key => `#/components/${kind}/${key}: a key may have letters, digits, dots, hyphens and underscores`),
  );

/** Names that begin with `rpc.` are reserved: the service discovery alone has one. */
export const reservedNames: Rule = ({ methods }) =>
  methods
    .flatMap(({ name, 'x-aliases': aliases = [], 'x-bound-aliases': bound = {} }) => [name, ...aliases, ...Object.keys(bound)])
    .filter(name => name.startsWith('rpc.') && name !== 'rpc.discover')
    .map(name => `${name}: names that begin with rpc. are reserved`);

/** Addresses of those who answer for the interface, and of its license, are URLs and e-mail addresses. */
export const wellFormedAddresses: Rule = ({ info: { contact, license } = {} }) => {
  const urls = { '#/info/contact/url': contact?.url, '#/info/license/url': license?.url };
  const isEmail = contact?.email === undefined || /^[^\s@]+@[^\s@]+$/.test(contact.email);
  return [
    ...Object.entries(urls).flatMap(([path, url]) => (url === undefined || URL.canParse(url) ? [] : [`${path}: must be a URL`])),
    ...(isEmail ? [] : ['#/info/contact/email: must be an e-mail address']),
  ];
};

/** Servers have names and distinct ones; the variables of an address are described, and their defaults are among their values. */
export const resolvingServers: Rule = ({ servers = [], methods }) => [
  ...serverFaults('#/servers', servers),
  ...methods.flatMap(({ name, servers: own = [] }) => serverFaults(`${name}, servers`, own)),
];

function serverFaults(path: string, servers: readonly Server[]): readonly string[] {
  const names = servers.map(({ name }) => name);
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map(name => `${path}: two are named ${name}`),
    ...servers.flatMap(({ name }, index) => (name ? [] : [`${path}/${index}: has no name`])),
    ...servers.flatMap(server => variableFaults(`${path}, ${server.name}`, server)),
  ];
}

const variablePattern = /\$\{([^}]*)\}/g;

function variableFaults(path: string, { url, variables = {} }: Server): readonly string[] {
  const used = [...url.matchAll(variablePattern)].map(([, variable = '']) => variable);
  const usual = url.replaceAll(variablePattern, (_, variable: string) => variables[variable]?.default ?? '0');
  return [
    ...used.filter(variable => !Object.hasOwn(variables, variable)).map(variable => `${path}: there is no variable ${variable}`),
    ...Object.keys(variables)
      .filter(variable => !used.includes(variable))
      .map(variable => `${path}: the address has no variable ${variable}`),
    ...Object.entries(variables)
      .filter(([, { default: value, enum: values }]) => values && !values.includes(value))
      .map(([variable]) => `${path}: the default of ${variable} is none of its values`),
    ...(URL.canParse(usual) ? [] : [`${path}: is no address with its defaults: ${usual}`]),
  ];
}
