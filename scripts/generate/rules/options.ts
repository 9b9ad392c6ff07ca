import { optionsOf, ownParameters } from '../document/descriptors.js';
import type { ContentDescriptor, Document, MethodObject, OptionMark } from '../document/document.js';
import { referencedName } from '../document/names.js';
import type { Rule } from './rules.js';

/** A method has every option that its access and its resource entitle it to, and no other. */
export const completeOptions: Rule = document =>
  document.methods.flatMap(method => {
    const present = optionsOf(method, document).map(({ name }) => name);
    const due = optionsIn(document)
      .filter(option => isDue(option, method, document))
      .map(({ name }) => name);
    const missing = due.filter(name => !present.includes(name)).map(name => `${method.name}: has no option ${name}`);
    const undue = present.filter(name => !due.includes(name)).map(name => `${method.name}: must not have the option ${name}`);
    return [...missing, ...undue];
  });

/** An option is optional, says what it is for, and the shape of its value has a name. */
export const describedOptions: Rule = document =>
  optionsIn(document).flatMap(({ name, description, required, schema }) => [
    ...(description ? [] : [`${name}: has no description`]),
    ...(required ? [`${name}: an option is not required`] : []),
    ...(referencedName(schema) === undefined ? [`${name}: the schema of an option must be a reference to a named one`] : []),
  ]);

/** Errors of options are declared. */
export const declaredOptionErrors: Rule = document =>
  optionsIn(document).flatMap(({ name, 'x-option': { errors = [] } }) =>
    errors
      .filter(error => !Object.hasOwn(document.components.errors ?? {}, error))
      .map(error => `${name}: x-option names ${error}, which is no error`),
  );

type Option = ContentDescriptor & { readonly 'x-option': OptionMark };

function optionsIn({ components: { contentDescriptors = {} } }: Document): readonly Option[] {
  return Object.values(contentDescriptors).filter((each): each is Option => each['x-option'] !== undefined);
}

function isDue(
  { name, 'x-option': { access, resources, except = [] } }: Option,
  method: MethodObject,
  document: Document,
): boolean {
  const { 'x-access': own, 'x-permission': permission } = method;
  const isTaken = ownParameters(method, document).some(each => each.name === name || (each['x-aliases'] ?? []).includes(name));
  return own === access && resources.includes(permission?.resource ?? '') && !except.includes(method.name) && !isTaken;
}
