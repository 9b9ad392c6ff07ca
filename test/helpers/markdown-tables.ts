import { Lexer, type Token, type Tokens } from 'marked';

/** The rows of the table whose head begins so, each cell as it is written. */
export function tableRows(text: string, firstHead: string): readonly (readonly string[])[] {
  const table = Lexer.lex(text)
    .filter(isTable)
    .find(({ header }) => header[0]?.text === firstHead);
  return (table?.rows ?? []).map(row => row.map(cell => cell.text));
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}
