import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** A line that nobody sees on the terminal; from a file or a pipe the first one. */
export async function readHiddenLine(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true });
  if (stdin.isTTY) stderr.write(question);
  try {
    const line = terminal[Symbol.asyncIterator]().next();
    return ((await line).value as string | undefined) ?? '';
  } finally {
    terminal.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
