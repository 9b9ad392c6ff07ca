import type { ErrorName } from '../../../generated/errors.js';
import type { Titles } from '../../../generated/types.js';
import { optionsOf } from '../../../scripts/generate/document/descriptors.js';
import type { Document, Example, MethodObject } from '../../../scripts/generate/document/document.js';
import { declaredErrorNames } from '../../../scripts/generate/document/errors.js';
import { dialects } from '../../http/envelope/dialects.js';
import { dataOf } from '../../http/envelope/envelope-errors.js';
import { RpcError } from '../../rpc/rpc-error.js';

/** Parameters of a call, by name. */
export type Params = Readonly<Record<string, unknown>>;

/** The summary of a method in both languages; in English alone where there is no translation. */
export function methodTitle({ name, summary = name, 'x-summary-de': german = summary }: MethodObject): Titles {
  return { en: summary, de: german };
}

/** A tag of the document and the methods that bear it. */
export interface MethodGroup {
  readonly name: string;
  readonly title: Titles;
  readonly description: Titles;
  readonly methods: readonly MethodObject[];
}

/** The methods by their first tag, in the order of the document. */
export function methodGroups({ methods, components }: Document): readonly MethodGroup[] {
  const groups = Object.entries(components.tags ?? {}).map(([key, tag]) => {
    const { name, description = '', 'x-name-de': germanName = name, 'x-description-de': germanDescription = description } = tag;
    return {
      name,
      title: { en: name, de: germanName },
      description: { en: description, de: germanDescription },
      methods: methods.filter(method => tagOf(method) === key),
    };
  });
  return groups.filter(group => group.methods.length > 0);
}

/** Parameters of an example, by name. */
export function exampleParams({ params }: Pick<Example, 'params'>): Params {
  return Object.fromEntries(params.map(({ name, value }) => [name, value]));
}

/** The last part of a reference. */
export function lastPart($ref: string): string {
  return $ref.split('/').at(-1) ?? $ref;
}

/** Names of errors that a method may return. */
interface MethodErrors {
  /** Those that it declares. */
  readonly own: readonly string[];
  /** Those that a call may return beside them because of an option. */
  readonly ofOptions: readonly { readonly option: string; readonly errors: readonly string[] }[];
  /** Those that every method may return. */
  readonly common: readonly string[];
}

/** The names of the errors that a method may return, each once. */
export function errorsOf(method: MethodObject, document: Document): MethodErrors {
  const own = declaredErrorNames(method).toSorted();
  const others = (names: readonly string[]) => names.filter(name => !own.includes(name));
  const ofOptions = optionsOf(method, document).map(({ name: option, 'x-option': { errors = [] } = {} }) => ({
    option,
    errors: others(errors),
  }));
  return {
    own,
    ofOptions: ofOptions.filter(({ errors }) => errors.length > 0),
    common: others(document['x-common-errors']?.errors ?? []),
  };
}

/** Whether a caller may try again after the error. */
export function mayBeRetried(name: string): boolean {
  return dataOf(new RpcError(name as ErrorName & 'Busy', {}), dialects.contract)?.retry === 'true';
}

function tagOf({ tags = [] }: MethodObject): string {
  return lastPart(tags[0]?.$ref ?? '');
}
