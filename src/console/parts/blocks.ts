import { useEffect, useRef, useState } from 'preact/hooks';

/** A list of which only parts are loaded: those that are looked at. */
export interface Blocks<Row> {
  readonly total: number | undefined;
  /** Whether the total is that of the whole list rather than of the rows that are loaded. */
  readonly isCounted: boolean;
  readonly error: Error | undefined;
  row(at: number): Row | undefined;
  /** Asks for rows that are shown now. */
  want(from: number, until: number): void;
  /** Takes rows that were loaded otherwise, from the first on. */
  fill(rows: readonly Row[]): void;
}

/** Where a list comes from: its parts, and how many rows it has, which takes longer than the first rows. */
export interface ListSource<Row> {
  load(offset: number, limit: number): Promise<readonly Row[]>;
  count(): Promise<number>;
}

export const blockSize = 100;

/** Rows that are loaded for paper at most. */
export const maxPrintedRows = 10_000;

/** Loads a list block by block; it begins anew when `about` changes, and waits while there is none. */
export function useBlocks<Row>({ load, count }: ListSource<Row>, about: readonly unknown[] | undefined): Blocks<Row> {
  const blocks = useRef(new Map<number, readonly Row[]>());
  const asked = useRef(new Set<number>());
  const [total, setTotal] = useState<number>();
  const [isCounted, setCounted] = useState(false);
  const [error, setError] = useState<Error>();
  const [, draw] = useState(0);
  const name = about && JSON.stringify(about);
  const current = useRef(name);
  const counted = (all: number): void => {
    setTotal(all);
    setCounted(true);
  };
  const isCurrent = (): boolean => current.current === name;
  const ask = async (block: number): Promise<void> => {
    if (name === undefined || asked.current.has(block)) return;
    asked.current.add(block);
    await load(block * blockSize, blockSize).then(
      rows => {
        if (!isCurrent()) return;
        blocks.current.set(block, rows);
        setTotal(known => Math.max(known ?? 0, block * blockSize + rows.length));
        draw(drawn => drawn + 1);
      },
      (failure: Error) => {
        asked.current.delete(block);
        if (isCurrent()) setError(failure);
      },
    );
  };
  useEffect(() => {
    current.current = name;
    blocks.current = new Map();
    asked.current = new Set();
    setError(undefined);
    setTotal(undefined);
    setCounted(false);
    // The service counts for longer than it takes to read a block, so the first rows do not wait for that.
    void ask(0)
      .then(() => (isCurrent() ? count() : undefined))
      .then(all => all !== undefined && isCurrent() && counted(all), setError);
  }, [name]);
  return {
    total,
    isCounted,
    error,
    row: at => blocks.current.get(Math.floor(at / blockSize))?.[at % blockSize],
    want: (from, until) => {
      for (let block = Math.floor(from / blockSize); block * blockSize < until; block += 1) void ask(block);
    },
    fill: rows => {
      for (let at = 0; at < rows.length; at += blockSize) {
        asked.current.add(at / blockSize);
        blocks.current.set(at / blockSize, rows.slice(at, at + blockSize));
      }
      setTotal(known => Math.max(known ?? 0, rows.length));
      draw(drawn => drawn + 1);
    },
  };
}
