/** A change after which a program that was right before may no longer be. */
export interface Break {
  /** The method, or the part of the document, and the place within it. */
  readonly place: string;
  readonly what: string;
}

/** A change at this place. */
export function broken(place: string, what: string): Break {
  return { place, what };
}

/** The members of a list that the other one lacks. */
export function missing<T>(all: readonly T[] = [], others: readonly T[] = []): readonly T[] {
  return all.filter(each => !others.includes(each));
}
