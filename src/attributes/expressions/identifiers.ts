/** Quoted texts, and names that are no functions. */
const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\b([A-Za-z_]\w*)\b(?!\s*\()/g;

/** Words of the syntax itself. */
const reserved: readonly string[] = ['and', 'or', 'true', 'false'];

/** An expression with other names of attributes in the place of those that it has. */
export function renameIdentifiers(expression: string, rename: (name: string) => unknown): string {
  return expression.replace(tokens, (token: string, name: string | undefined) =>
    name === undefined || reserved.includes(name) ? token : String(rename(name)),
  );
}

/** An expression without the texts that it quotes. */
export function withoutTexts(expression: string): string {
  return expression.replace(tokens, (token: string, name: string | undefined) => (name === undefined ? '""' : token));
}
