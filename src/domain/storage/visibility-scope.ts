/** Object types and categories that are seen together, by their constants. What is absent is not narrowed. */
export interface View {
  readonly objectTypes?: readonly string[];
  /** Categories that keep entries of their own. */
  readonly categories?: readonly string[];
}

/** What somebody may know of: objects in any of the views, and of their entries those that one view has together with the object. */
export type VisibilityScope = readonly View[];
