import type { FactSource } from '../behaviours/facts.js';
import type { Need } from '../behaviours/need.js';
import type { FactKind, FactQuestion, FactRow } from '../storage/facts.js';
import type { Others } from './facts.js';

/** Questions about other entries that showing these needs: at most one of each kind, all of them one statement. */
export function questionsAbout(
  needs: readonly Need<unknown>[],
  entries: readonly FactSource[],
  others?: Others,
): readonly FactQuestion[] {
  const asked = needs.flatMap(({ kind, idsOf, names }) =>
    kind === undefined || idsOf === undefined ? [] : { kind, ids: entries.flatMap(idsOf), names },
  );
  const questions = others ? [...asked, questionAbout(others, entries)] : asked;
  return mergeQuestions(questions);
}

function questionAbout({ model, inverseView }: Others, entries: readonly FactSource[]): FactQuestion {
  const ids = entries.map(({ object }) => object);
  return inverseView
    ? { kind: 'linking', ids, names: [`${inverseView.category.const}.${inverseView.link.key}`] }
    : { kind: 'beside', ids, names: [model.category.const] };
}

/** Questions as one of each kind: the answers to all of them, and some more. */
export function mergeQuestions(questions: readonly FactQuestion[]): readonly FactQuestion[] {
  const byKind = new Map<FactKind, { ids: Set<number>; names: Set<string> }>();
  for (const { kind, ids, names } of questions.filter(isQuestion)) {
    const merged = byKind.get(kind) ?? { ids: new Set(), names: new Set() };
    for (const id of ids) merged.ids.add(id);
    for (const name of names) merged.names.add(name);
    byKind.set(kind, merged);
  }
  return [...byKind].map(([kind, { ids, names }]) => ({ kind, ids: [...ids], names: [...names] }));
}

/** `entries` alone are asked for without the name of a category or a link. */
function isQuestion({ kind, ids, names }: FactQuestion): boolean {
  return ids.length > 0 && (names.length > 0 || kind === 'entries');
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

const linkKey = ({ category, attribute }: FactRow) => `${category}.${attribute}`;

/** The name within a question that an answer belongs to. */
const nameOf: Readonly<Record<FactKind, (row: FactRow) => string | undefined>> = {
  beside: ({ category }) => category,
  entries: () => undefined,
  linking: linkKey,
  using: linkKey,
  links: linkKey,
  uses: linkKey,
  titles: linkKey,
  behind: linkKey,
  paths: () => undefined,
};
