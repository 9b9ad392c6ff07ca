import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { numeral, say } from '../texts/say.js';
import { words } from '../texts/words.js';
import type { Blocks } from './blocks.js';
import { isPrinting } from './printing.js';

interface VirtualTableProps<Row> {
  readonly label: string;
  readonly head: ComponentChildren;
  readonly columns: number;
  readonly blocks: Blocks<Row>;
  /** The cells of a row; undefined while it loads. */
  cells(row: Row | undefined, at: number): ComponentChildren;
  /** Key of a row, unique in the table. */
  keyOf(row: Row): string;
}

const rowHeight = 36;
const margin = 12;

/** A table of any length, of which the browser has only the rows that are looked at. */
export function VirtualTable<Row>({ label, head, columns, blocks, cells, keyOf }: VirtualTableProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setShown] = useState<readonly [number, number]>([0, 60]);
  const { total = 0 } = blocks;
  useScrollOfVisit(place, total * rowHeight);
  const look = (): void => {
    const { scrollTop = 0, clientHeight = 0 } = place.current ?? {};
    const first = Math.max(0, Math.floor(scrollTop / rowHeight) - margin);
    setShown([first, first + Math.ceil(clientHeight / rowHeight) + 2 * margin]);
  };
  useEffect(() => {
    addEventListener('resize', look);
    look();
    return () => removeEventListener('resize', look);
  }, [isPrinting.value]);
  const [from, until] = isPrinting.value ? [0, loadedFirst(blocks)] : seen;
  const last = Math.min(until, total);
  useEffect(() => blocks.want(from, Math.max(last, 1)), [from, last]);
  const shown = Array.from({ length: Math.max(0, last - from) }, (_, at) => from + at);
  return (
    <section class="virtual" ref={place} tabIndex={0} aria-label={label} onScroll={look}>
      <table aria-rowcount={total + 1}>
        <thead>{head}</thead>
        <tbody>
          <Spacer rows={from} columns={columns} />
          {shown.map(at => {
            const row = blocks.row(at);
            return (
              <tr key={row === undefined ? `at ${at}` : keyOf(row)} aria-rowindex={at + 2}>
                {cells(row, at)}
              </tr>
            );
          })}
          <Spacer rows={total - last} columns={columns} />
        </tbody>
      </table>
      {last < total && <p class="printed-part">{say(words.printedPart, { number: numeral(last), all: numeral(total) })}</p>}
    </section>
  );
}

/** How many rows from the first on are loaded: those that can be printed, as paper does not wait for others. */
function loadedFirst<Row>({ total = 0, row }: Blocks<Row>): number {
  let at = 0;
  while (at < total && row(at) !== undefined) at += 1;
  return at;
}

function Spacer({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  return rows <= 0 ? null : (
    <tr aria-hidden="true" class="spacer">
      <td colSpan={columns} style={{ height: `${rows * rowHeight}px` }} />
    </tr>
  );
}

/** Milliseconds after the last move of a scrollbar. */
const settledAfterMs = 150;

/** Keeps how far a table is scrolled with the visit in the browser's history, and scrolls there when the reader comes back. */
function useScrollOfVisit(place: RefObject<HTMLElement | null>, height: number): void {
  const wanted = useRef(Number(history.state?.scrolled ?? 0));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      const { href } = location;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const scrolled = place.current?.scrollTop;
        if (location.href === href && scrolled !== undefined) history.replaceState({ scrolled }, '');
      }, settledAfterMs);
    };
    const { current } = place;
    current?.addEventListener('scroll', note);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('scroll', note);
    };
  }, []);
  useEffect(() => {
    if (wanted.current === 0 || wanted.current > height || !place.current) return;
    place.current.scrollTop = wanted.current;
    wanted.current = 0;
  }, [height]);
}
