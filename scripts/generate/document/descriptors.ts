import type { ContentDescriptor, Document, MethodObject, Reference } from './document.js';

const prefix = '#/components/contentDescriptors/';

/** The parameters of a method, those of the envelope included, with references followed. */
export function allParameters({ params }: MethodObject, document: Document): ContentDescriptor[] {
  return params.map(parameter => (isReference(parameter) ? referenced(parameter, document) : parameter));
}

/** The parameters that reach the method. */
export function ownParameters(method: MethodObject, document: Document): ContentDescriptor[] {
  return allParameters(method, document).filter(parameter => !parameter['x-envelope'] && !parameter['x-option']);
}

/** The options of the calls of a method. */
export function optionsOf(method: MethodObject, document: Document): ContentDescriptor[] {
  return allParameters(method, document).filter(parameter => parameter['x-option']);
}

/** Tells a reference from what it would refer to. */
export function isReference(value: object): value is Reference {
  return '$ref' in value;
}

function referenced({ $ref }: Reference, { components }: Document): ContentDescriptor {
  const found = components.contentDescriptors?.[$ref.slice(prefix.length)];
  if (!found) throw new Error(`${$ref} does not resolve`);
  return found;
}
