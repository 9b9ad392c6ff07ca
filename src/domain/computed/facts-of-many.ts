import type { FactKind, FactQuestion, FactRow } from '../storage/facts.js';

/** Questions of many categories as one of each kind: the answers to all of them, and some more. */
export function mergedQuestions(questions: readonly FactQuestion[]): readonly FactQuestion[] {
  const byKind = new Map<FactKind, { ids: Set<number>; names: Set<string>; without: Set<string> }>();
  for (const { kind, ids, names, without = [] } of questions) {
    const merged = byKind.get(kind) ?? { ids: new Set(), names: new Set(), without: new Set() };
    for (const id of ids) merged.ids.add(id);
    for (const name of names) merged.names.add(name);
    for (const key of without) merged.without.add(key);
    byKind.set(kind, merged);
  }
  return [...byKind].map(([kind, { ids, names, without }]) => ({
    kind,
    ids: [...ids],
    names: [...names],
    without: [...without],
  }));
}

/** Of the answers to merged questions those that these would have got alone. */
export function answersTo(questions: readonly FactQuestion[], rows: readonly FactRow[]): readonly FactRow[] {
  const names = new Map(questions.map(question => [question.kind, new Set(question.names)]));
  return rows.filter(row => {
    const asked = names.get(row.kind);
    const name = nameOf[row.kind](row);
    return asked !== undefined && (name === undefined || asked.has(name));
  });
}

const linked = ({ category, attribute }: FactRow) => `${category}.${attribute}`;

/** What of a question an answer belongs to. */
const nameOf: Readonly<Record<FactKind, (row: FactRow) => string | undefined>> = {
  beside: ({ category }) => category,
  entries: () => undefined,
  linking: linked,
  using: linked,
  links: linked,
  uses: linked,
  behind: linked,
  paths: () => undefined,
};
