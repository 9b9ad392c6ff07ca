/** Kinds of questions for entries beside the shown ones. */
export type FactKind = 'beside' | 'entries' | 'linking' | 'using' | 'links' | 'uses' | 'titles' | 'behind' | 'paths';

/** A question of one kind; every kind is asked at most once. */
export interface FactQuestion {
  readonly kind: FactKind;
  /** Objects, or for `entries`, `using`, `uses` and `behind` entries. */
  readonly ids: readonly number[];
  /** Categories for `beside`, none for `entries`, links as `category.attribute` for all others. */
  readonly names: readonly string[];
}

/**
 * A normal entry on an object (`beside`), an entry by its id (`entries`), a normal entry that links to the object (`linking`) or to the
 * entry (`using`) `target`, the number `id` of those of a category that link to the object or the entry `target` by an attribute
 * (`links`, `uses`), a title that such entries of normal objects have (`titles`), a normal entry on the object that the entry `target` links to by an attribute (`behind`, asked for as its own category
 * and that attribute), or the `object` that is reached from `target` by following a link `id` times (`paths`).
 */
export interface FactRow {
  readonly kind: FactKind;
  readonly id: number;
  readonly object: number;
  readonly category: string;
  /** The attribute that links; `''` where none does. */
  readonly attribute: string;
  readonly title: string;
  readonly primary: number;
  readonly values: string;
  readonly target: number;
}
