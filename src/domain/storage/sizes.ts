/** What links lead to. */
export interface LinkTargets {
  readonly objects: readonly number[];
  readonly entries: readonly number[];
}
