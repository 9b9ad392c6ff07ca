import { useEffect, useRef, useState } from 'preact/hooks';

/** A list of which only parts are loaded: those that are looked at. */
export interface Blocks<Row> {
  readonly total: number | undefined;
  readonly error: Error | undefined;
  row(at: number): Row | undefined;
  /** Asks for rows that are shown now. */
  want(from: number, until: number): void;
}

/** A part of a list, and how many rows the whole list has. */
export interface Block<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export const blockSize = 100;

/** Loads a list block by block; it begins anew when `about` changes. */
export function useBlocks<Row>(
  load: (offset: number, limit: number) => Promise<Block<Row>>,
  about: readonly unknown[],
): Blocks<Row> {
  const blocks = useRef(new Map<number, readonly Row[]>());
  const asked = useRef(new Set<number>());
  const [total, setTotal] = useState<number>();
  const [error, setError] = useState<Error>();
  const [, draw] = useState(0);
  const name = JSON.stringify(about);
  const current = useRef(name);
  const ask = (block: number): void => {
    if (asked.current.has(block)) return;
    asked.current.add(block);
    load(block * blockSize, blockSize).then(
      ({ rows, total: all }) => {
        if (current.current !== name) return;
        blocks.current.set(block, rows);
        setTotal(all);
        draw(count => count + 1);
      },
      (failure: Error) => {
        asked.current.delete(block);
        if (current.current === name) setError(failure);
      },
    );
  };
  useEffect(() => {
    current.current = name;
    blocks.current = new Map();
    asked.current = new Set();
    setError(undefined);
    ask(0);
  }, [name]);
  return {
    total,
    error,
    row: at => blocks.current.get(Math.floor(at / blockSize))?.[at % blockSize],
    want: (from, until) => {
      for (let block = Math.floor(from / blockSize); block * blockSize < until; block += 1) ask(block);
    },
  };
}
