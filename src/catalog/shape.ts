import type { ErrorObject } from 'ajv';
import { joined, type Text, type TextValue, text } from '../messages/text.js';
import { didYouMean } from '../rpc/did-you-mean.js';
import { expectationOfKeyword, expectedTypes } from '../rpc/expectations.js';
import { nearest } from '../rpc/nearest.js';

type ShapeError = Partial<ErrorObject>;

/** Where a value does not follow its schema, and what would be right. */
export interface ShapeFault {
  readonly place: string;
  readonly fault: TextValue;
}

type Schemas = Readonly<Record<string, object>>;

/** Every fault of a value that does not follow its schema, once each; `schemas` are those it refers to. */
export function shapeFaults(errors: readonly ShapeError[], value: unknown, schemas: Schemas): readonly ShapeFault[] {
  return groupErrors(errors).map(group => {
    const [first = {}] = group;
    const path = stepsOf(first);
    const missing = first.keyword === 'required' ? first.params?.missingProperty : undefined;
    if (missing !== undefined) return { place: placeOf([...path, missing]), fault: text('IsMissing') };
    const branches = group.filter(({ instancePath }) => instancePath === first.instancePath);
    return { place: placeOf(path), fault: faultOf(first, branches, valueAt(value, path), schemas) };
  });
}

/** Errors by fault: those of the alternatives at one place are one fault. */
function groupErrors(errors: readonly ShapeError[]): readonly (readonly ShapeError[])[] {
  const forks = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath = '' }) => instancePath);
  const outermost = forks.filter(fork => !forks.some(other => other !== fork && isWithin(fork, other)));
  const groups = new Map<string, ShapeError[]>();
  for (const error of errors) {
    const { instancePath = '', keyword, params } = error;
    const fork = outermost.find(each => isWithin(instancePath, each));
    const key = fork ?? [instancePath, keyword === 'enum' ? '' : JSON.stringify(params)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), error]);
  }
  return [...groups.values()];
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`);
}

function stepsOf({ instancePath = '' }: ShapeError): readonly string[] {
  return instancePath.split('/').slice(1);
}

function placeOf(path: readonly string[]): string {
  return path.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index ? `.${step}` : step)).join('');
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at: unknown, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), value);
}

function faultOf(error: ShapeError, branches: readonly ShapeError[], given: unknown, schemas: Schemas): TextValue {
  const { keyword, params, parentSchema } = error;
  if (keyword === 'additionalProperties') {
    const key = String(params?.additionalProperty);
    const near = suggestions(key, Object.keys(parentSchema?.properties ?? {}), parentSchema, schemas);
    return joined([text('UnknownKey', { key }), ...near], '; ');
  }
  const allowed: unknown[] = params?.allowedValues ?? [];
  const types = branches.filter(each => each.keyword === 'type').flatMap(each => each.params?.type);
  const found = JSON.stringify(given)?.slice(0, 100);
  if (allowed.length > 0)
    return joined(
      [text('ValueIsNoneOf', { found, allowed: allowed.join(', ') }), ...suggestions(String(given), allowed.map(String))],
      '; ',
    );
  const expected = types.length > 0 ? expectedTypes(types) : expectationOf(error);
  return text('ValueIsNotExpected', { given: found, expected });
}

function expectationOf({ keyword = '', params }: ShapeError): TextValue {
  if (keyword === 'pattern') return text('TextThatMatches', { pattern: params?.pattern });
  return expectationOfKeyword(keyword, params ?? {}) ?? text('AnotherValue');
}

/** The nearest of what is known here, else of what is known one level deeper, if any. */
function suggestions(given: string, known: readonly string[], schema: object = {}, schemas: Schemas = {}): readonly Text[] {
  const near = nearest(given, known) ?? deeper(schema, schemas).find(([key]) => nearest(given, [key]) !== undefined)?.[1];
  return near ? [didYouMean(near)] : [];
}

interface Node {
  readonly $ref?: string;
  readonly allOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
}

/** Keys that parts of an object have, and how they are reached. */
function deeper(schema: object, schemas: Schemas): readonly (readonly [key: string, path: string])[] {
  const { properties = {} } = schema as Node;
  return Object.entries(properties).flatMap(([key, part]) => {
    const { properties: keys = {} } = resolveNode(part.items ?? part, schemas);
    return Object.keys(keys).map(each => [each, `${key}${part.items ? '[]' : ''}.${each}`] as const);
  });
}

function resolveNode({ $ref, allOf: [only] = [], ...node }: Node, schemas: Schemas): Node {
  if (only) return resolveNode(only, schemas);
  return $ref === undefined ? node : ((schemas[$ref] ?? {}) as Node);
}
