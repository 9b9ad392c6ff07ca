/** Object types and categories that are seen together, by their constants. Absent parts are not narrowed. */
export interface View {
  readonly objectTypes?: readonly string[];
  /** Categories that keep entries of their own. */
  readonly categories?: readonly string[];
}

/** Objects in any of the views, and those of their entries that one view contains together with the object. */
export type VisibilityScope = readonly View[];
