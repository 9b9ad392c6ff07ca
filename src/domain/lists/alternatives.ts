import type { LinkTarget, Pattern, ValueTest } from '../storage/object-query.js';
import type { Compared } from './comparisons.js';

/** Comparisons by the name of their kind. */
type ByKind = { readonly [Test in ValueTest as Test['is']]: Test } & { readonly [Target in LinkTarget as Target['to']]: Target };
type Kind = keyof ByKind;
type Join<Of extends Kind> = (alternatives: readonly ByKind[Of][]) => Compared | undefined;

/** Union of several comparisons of a kind; `undefined` where no single comparison expresses it. */
const joins: { readonly [Of in Kind]?: Join<Of> } = {
  objects: all => ({ to: 'objects', ids: all.flatMap(({ ids }) => ids) }),
  entries: all => ({ to: 'entries', ids: all.flatMap(({ ids }) => ids) }),
  titled: all => ({ to: 'titled', patterns: all.flatMap(({ patterns }) => patterns) }),
  oneOf: all => ({ is: 'oneOf', values: all.flatMap(({ values }) => values), orUnset: all.some(({ orUnset }) => orUnset) }),
  // The choices of an attribute are those of one dialog.
  choice: all =>
    all[0] && { ...all[0], patterns: all.flatMap(({ patterns }) => patterns), shipped: all.flatMap(({ shipped }) => shipped) },
  like: all =>
    equal(
      'letters',
      all.map(({ pattern }) => wholeText(pattern)),
    ),
  ordered: all =>
    equal(
      'bytes',
      all.map(({ order, text }) => (order === '=' ? text : undefined)),
    ),
  number: all =>
    equal(
      'number',
      all.map(({ order, number }) => (order === '=' ? number : undefined)),
    ),
};

/** Fewer comparisons that mean the same as all of these together: each one would look through the entries again. */
export function joinAlternatives(alternatives: readonly Compared[]): readonly Compared[] {
  const byKind = new Map<Kind, Compared[]>();
  for (const each of alternatives) byKind.set(kindOf(each), [...(byKind.get(kindOf(each)) ?? []), each]);
  return [...byKind].flatMap(([kind, all]) => {
    const join = joins[kind] as ((alternatives: readonly Compared[]) => Compared | undefined) | undefined;
    return (all.length > 1 ? join?.(all) : undefined) ?? all;
  });
}

function kindOf(compared: Compared): Kind {
  return 'is' in compared ? compared.is : compared.to;
}

/** The text that a pattern asks for; `undefined` where it leaves something open. */
function wholeText([text, ...others]: Pattern): string | undefined {
  return others.length === 0 ? text : undefined;
}

type Equal = Extract<ValueTest, { is: 'equal' }>;

function equal(by: Equal['by'], values: readonly (string | number | undefined)[]): Equal | undefined {
  const to = values.filter(value => value !== undefined);
  return to.length === values.length ? { is: 'equal', by, to } : undefined;
}
