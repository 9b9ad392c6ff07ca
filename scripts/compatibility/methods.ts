import { allParameters } from '../generate/document/descriptors.js';
import type { ContentDescriptor, Document, MethodObject } from '../generate/document/document.js';
import { type Break, broken, missing } from './break.js';
import { refusedValues } from './values.js';

/** Breaks between two versions of a document, by method, then by error. */
export function breaksBetween(before: Document, after: Document): readonly Break[] {
  return [
    ...before.methods.flatMap(method =>
      methodBreaks(
        method,
        after.methods.find(({ name }) => name === method.name),
        before,
        after,
      ),
    ),
    ...errorBreaks(before, after),
  ];
}

function methodBreaks(method: MethodObject, now: MethodObject | undefined, before: Document, after: Document): readonly Break[] {
  const { name } = method;
  if (!now) return [broken(name, 'is gone')];
  const { verb, resource } = now['x-permission'] ?? {};
  const former = method['x-permission'] ?? {};
  const isOtherRight = former.verb !== verb || former.resource !== resource;
  return [
    ...missing(method['x-aliases'], now['x-aliases']).map(alias => broken(name, `is no longer called ${alias}`)),
    ...missing(Object.keys(method['x-bound-aliases'] ?? {}), Object.keys(now['x-bound-aliases'] ?? {})).map(alias =>
      broken(name, `is no longer called ${alias}`),
    ),
    ...(isOtherRight
      ? [broken(name, `needs the right ${verb} (${resource}), and needed ${former.verb} (${former.resource})`)]
      : []),
    ...(method['x-open'] && !now['x-open'] ? [broken(name, 'needs a key now')] : []),
    ...(method['x-access'] !== now['x-access'] ? [broken(name, `is a ${now['x-access']}, and was a ${method['x-access']}`)] : []),
    ...parameterBreaks(name, allParameters(method, before), allParameters(now, after), before, after),
    ...refusedValues(
      { schema: now.result.schema, components: after.components },
      { schema: method.result.schema, components: before.components },
      'returned',
      `${name} → ${now.result.name}`,
    ),
  ];
}

function parameterBreaks(
  method: string,
  all: readonly ContentDescriptor[],
  now: readonly ContentDescriptor[],
  before: Document,
  after: Document,
): readonly Break[] {
  const added = now.filter(each => each.required && !all.some(({ name }) => isCalled(each, name)));
  return [
    ...added.map(({ name }) => broken(`${method}(${name})`, 'is required now')),
    ...all.flatMap(parameter => {
      const place = `${method}(${parameter.name})`;
      const other = now.find(
        ({ name, 'x-aliases': aliases = [] }) => name === parameter.name || aliases.includes(parameter.name),
      );
      return other ? oneParameterBreaks(place, parameter, other, before, after) : [broken(place, 'is gone')];
    }),
  ];
}

function isCalled({ name, 'x-aliases': aliases = [] }: ContentDescriptor, called: string): boolean {
  return name === called || aliases.includes(called);
}

function oneParameterBreaks(
  place: string,
  parameter: ContentDescriptor,
  now: ContentDescriptor,
  before: Document,
  after: Document,
): readonly Break[] {
  const [usual, usualNow] = [parameter, now].map(({ schema }) => JSON.stringify(schema.default));
  return [
    ...(now.required && !parameter.required ? [broken(place, 'is required now')] : []),
    ...(usual === usualNow ? [] : [broken(place, `is usually ${usualNow ?? 'absent'}, and was ${usual ?? 'absent'}`)]),
    ...missing(parameter['x-aliases'], [now.name, ...(now['x-aliases'] ?? [])]).map(alias =>
      broken(place, `is no longer called ${alias}`),
    ),
    ...refusedValues(
      { schema: parameter.schema, components: before.components },
      { schema: now.schema, components: after.components },
      'sent',
      place,
    ),
  ];
}

function errorBreaks(
  { components: { errors = {} } }: Document,
  { components: { errors: now = {} } }: Document,
): readonly Break[] {
  return Object.entries(errors).flatMap(([name, { code, data }]) => {
    const other = now[name];
    if (!other) return [broken(name, 'is gone: programs know errors by their names')];
    return [
      ...(other.code === code ? [] : [broken(name, `has the code ${other.code}, and had ${code}`)]),
      ...(data.retry === other.data.retry
        ? []
        : [broken(name, `says retry ${other.data.retry ?? 'no more'}, and said ${data.retry ?? 'nothing'}`)]),
    ];
  });
}
