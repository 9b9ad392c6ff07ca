/** A name and its titles, as far as they say something else: `[name]`, `[name, both]` or `[name, en, de]`. */
export type Titled = readonly [name: string, en?: string, de?: string];

/** The search index, without repetitions. */
export interface SearchContents {
  /** Each with its titles, and with words that people look for it by. */
  readonly pages: readonly (readonly [path: string, en: string, de: string, ...words: readonly string[]])[];
  readonly methods: readonly Titled[];
  /** Each with the places of its methods in the list of methods. */
  readonly parameters: readonly (readonly [name: string, methods: readonly number[]])[];
  readonly settings: readonly Titled[];
  readonly commands: readonly Titled[];
  readonly errors: readonly (readonly [name: string, code: number])[];
  readonly types: readonly Titled[];
  /** Each with the places of its attributes in the list of attributes. */
  readonly categories: readonly (readonly [category: Titled, attributes: readonly number[]])[];
  /** Other names of categories, and the constant each means. */
  readonly aliases: readonly (readonly [alias: string, constant: string])[];
  readonly attributes: readonly Titled[];
  readonly dialogs: readonly (readonly [name: string, choices: readonly Titled[]])[];
}
