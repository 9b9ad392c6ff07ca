/** The definition in a file, without the `$schema` by which editors check it. */
export function withoutSchema(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  const { $schema, ...definition } = content as Readonly<Record<string, unknown>>;
  return definition;
}

/** The definitions of a file that holds several: a list, or an object with `definitions`, which can name its `$schema`. */
export function listIn(content: unknown): readonly unknown[] | undefined {
  if (Array.isArray(content)) return content;
  const { definitions, ...others } = Object(withoutSchema(content));
  return Array.isArray(definitions) && Object.keys(others).length === 0 ? definitions : undefined;
}
