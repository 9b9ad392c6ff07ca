import type { Components, Schema } from '../generate/document/document.js';
import { type Break, broken, missing } from './break.js';

/** A schema, and the components that its references name. */
export interface Side {
  readonly schema: Schema;
  readonly components: Components;
}

/** Which way values go: what callers send has to fit the new document, what is returned has to fit the old one. */
export type Way = 'sent' | 'returned';

const prefix = '#/components/schemas/';

/**
 * Every kind of value that the first schema permits and the second does not. Members that were added to a result are no such kind: callers
 * leave out what they do not know.
 * @param seen pairs of references that are being compared: a schema may hold itself
 */
export function refusedValues(
  from: Side,
  to: Side,
  way: Way,
  place: string,
  seen: ReadonlySet<string> = new Set(),
): readonly Break[] {
  const pair = `${from.schema.$ref} ${to.schema.$ref}`;
  if (from.schema.$ref !== undefined && seen.has(pair)) return [];
  const compared = new Set([...seen, pair]);
  const [sent, taken] = [flat(from), flat(to)];
  if (sent.anyOf || taken.anyOf)
    return alternativesOf(sent).flatMap(schema => {
      const others = ofSameType(
        { ...from, schema },
        alternativesOf(taken).map(each => ({ ...to, schema: each })),
      );
      return fewest(others.map(other => refusedValues({ ...from, schema }, other, way, place, compared)));
    });
  const sides = [
    { ...from, schema: sent },
    { ...to, schema: taken },
  ] as const;
  return [
    ...scalarBreaks(sent, taken, way, place),
    ...dialectBreaks(...sides, way, place, compared),
    ...memberBreaks(...sides, way, place, compared),
  ];
}

function ofSameType(side: Side, others: readonly Side[]): readonly Side[] {
  const { type } = flat(side);
  const same = others.filter(other => flat(other).type === type);
  return same.length > 0 ? same : others;
}

/** An alternative is compared with the one that is most like it. */
function fewest(lists: readonly (readonly Break[])[]): readonly Break[] {
  return lists.reduce((best, each) => (each.length < best.length ? each : best));
}

/** Words for a kind of value that no longer fits. */
const words = { sent: 'no longer accepts', returned: 'may now return' } as const;

/** The schema that a reference names, with everything that `allOf` adds to it. */
function flat({ schema, components }: Side): Schema {
  const named = schema.$ref === undefined ? undefined : components.schemas?.[schema.$ref.slice(prefix.length)];
  const { allOf = [], $ref: _, ...own } = schema;
  const parts = [...(named ? [named] : []), ...allOf].map(each => flat({ schema: each, components }));
  return Object.assign({}, ...parts, own);
}

function alternativesOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? [schema];
}

/** Bounds, and which of two is the narrower one. */
const bounds = {
  maximum: (own: number, other: number) => own > other,
  maxLength: (own: number, other: number) => own > other,
  maxItems: (own: number, other: number) => own > other,
  minimum: (own: number, other: number) => own < other,
  minLength: (own: number, other: number) => own < other,
  minItems: (own: number, other: number) => own < other,
} as const;

const widest = {
  maximum: Infinity,
  maxLength: Infinity,
  maxItems: Infinity,
  minimum: -Infinity,
  minLength: 0,
  minItems: 0,
} as const;

/** Lists of names that programs have to expect more of, by the titles of their schemas. */
const growing: readonly string[] = ['AuditEventName'];

function scalarBreaks(from: Schema, to: Schema, way: Way, place: string): readonly Break[] {
  const value = words[way];
  const isOtherType = to.type !== undefined && from.type !== to.type && !(from.type === 'integer' && to.type === 'number');
  if (isOtherType) return [broken(place, `${value} ${from.type ?? 'any type'}, but ${to.type}`)];
  const isGrowing = way === 'returned' && growing.includes(to.title ?? '');
  const gone = to.enum && !isGrowing ? missing(from.enum ?? ['any value'], to.enum) : [];
  return [
    ...gone.map(each => broken(place, `${value} ${JSON.stringify(each)}`)),
    ...boundBreaks(from, to, way, place),
    ...(to.pattern !== undefined && to.pattern !== from.pattern
      ? [broken(place, `${value} the pattern ${from.pattern ?? 'of any text'}`)]
      : []),
  ];
}

/** Results may be longer than before: only what is sent is bounded. */
function boundBreaks(from: Schema, to: Schema, way: Way, place: string): readonly Break[] {
  if (way === 'returned') return [];
  return (Object.keys(bounds) as (keyof typeof bounds)[])
    .filter(name => to[name] !== undefined && bounds[name](from[name] ?? widest[name], to[name]))
    .map(name => broken(place, `${name} is ${to[name]}, and was ${from[name] ?? 'without bound'}`));
}

function dialectBreaks(from: Side, to: Side, way: Way, place: string, seen: ReadonlySet<string>): readonly Break[] {
  const [own, other] = [from, to].map(({ schema }) => schema['x-dialect']?.idoit);
  const spellings = way === 'sent' ? missing(spellingsOf(from.schema), spellingsOf(to.schema)) : [];
  const forms =
    own && other
      ? refusedValues({ ...from, schema: own }, { ...to, schema: other }, way, `${place} (existing clients)`, seen)
      : own || other
        ? [broken(place, 'has another form for existing clients')]
        : [];
  return [...forms, ...spellings.map(each => broken(place, `existing clients may no longer write ${each}`))];
}

function spellingsOf(schema: Schema): readonly string[] {
  return Object.keys(schema['x-synonyms']?.idoit ?? {});
}

function memberBreaks(from: Side, to: Side, way: Way, place: string, seen: ReadonlySet<string>): readonly Break[] {
  const [sent, taken] = [from.schema, to.schema];
  const members = sent.properties ?? {};
  const others = taken.properties ?? {};
  const isClosed = way === 'sent' && taken.additionalProperties === false;
  const unknown = isClosed ? missing(Object.keys(members), Object.keys(others)) : [];
  const lost = way === 'returned' ? missing(Object.keys(others), Object.keys(members)) : [];
  const needed = missing(taken.required, sent.required).filter(name => !lost.includes(name));
  const item =
    sent.items &&
    taken.items &&
    refusedValues({ ...from, schema: sent.items }, { ...to, schema: taken.items }, way, `${place}[]`, seen);
  return [
    ...[...unknown, ...lost].map(name => broken(`${place}.${name}`, 'is gone')),
    ...needed.map(name => broken(`${place}.${name}`, way === 'sent' ? 'is required now' : 'may be absent now')),
    ...Object.keys(members)
      .filter(name => name in others)
      .flatMap(name =>
        refusedValues(
          { ...from, schema: members[name] ?? {} },
          { ...to, schema: others[name] ?? {} },
          way,
          `${place}.${name}`,
          seen,
        ),
      ),
    ...(item ?? []),
  ];
}
