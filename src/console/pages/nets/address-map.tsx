import { useRef, useState } from 'preact/hooks';
import { textOf } from '../../attributes/attribute-view.js';
import { addressOf, numberOf } from '../../attributes/ip-addresses.js';
import { to } from '../../routing/addresses.js';
import { parameter, withParameters } from '../../routing/location.js';
import { say } from '../../texts/say.js';
import { type AddressRange, type AddressSpace, type Block, blocksOf, isReserved } from './address-space.js';
import { netWords } from './net-words.js';
import { sizeInWords } from './sizes.js';

interface AddressMapProps {
  readonly space: AddressSpace;
  readonly next: bigint | undefined;
  readonly onTake: ((address: string) => void) | undefined;
}

/** Addresses of a net as squares; where there are too many, each square is a block that opens. */
export function AddressMap({ space, next, onTake }: AddressMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const [from, until] = [numberOf(parameter('from')), numberOf(parameter('to'))];
  const isPart = from !== undefined && until !== undefined && space.from <= from && from <= until && until <= space.to;
  const shown: AddressRange = isPart ? { from, to: until } : space;
  const blocks = blocksOf(space, shown);
  const [first] = blocks;
  const size = first ? first.to - first.from + 1n : 1n;
  const go = (key: string): boolean => {
    const squares = [...(place.current?.children ?? [])].filter(each => each instanceof HTMLElement);
    const step = stepOf(key, squares);
    const target = step === undefined ? undefined : squares[reached + step];
    if (!target) return step !== undefined;
    setReached(reached + (step ?? 0));
    target.focus();
    return true;
  };
  return (
    <>
      {isPart && (
        <p>
          <a href={withParameters({ from: undefined, to: undefined }).href}>{say(netWords.wholeNet)}</a> ›{' '}
          <code>{addressOf(shown.from, space.bits)}</code> – <code>{addressOf(shown.to, space.bits)}</code>
        </p>
      )}
      {size > 1n && <p class="hint">{say(netWords.eachBlock, { size: sizeInWords(size) })}</p>}
      <div
        class="address-map"
        role="group"
        aria-label={say(netWords.map)}
        ref={place}
        onKeyDown={event => {
          if (go(event.key)) event.preventDefault();
        }}
      >
        {blocks.map((block, at) => (
          <Square
            key={block.from}
            space={space}
            block={block}
            isNext={next !== undefined && block.from <= next && next <= block.to}
            tabIndex={at === Math.min(reached, blocks.length - 1) ? 0 : -1}
            onTake={onTake}
          />
        ))}
      </div>
      <p class="hint">{say(netWords.mapHint)}</p>
    </>
  );
}

/** How many squares an arrow key goes on; undefined for other keys. */
function stepOf(key: string, squares: readonly HTMLElement[]): number | undefined {
  const columns = Math.max(
    1,
    squares.findIndex(({ offsetTop }) => offsetTop > (squares[0]?.offsetTop ?? 0)),
  );
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
}

interface SquareProps {
  readonly space: AddressSpace;
  readonly block: Block;
  readonly isNext: boolean;
  readonly tabIndex: number;
  readonly onTake: ((address: string) => void) | undefined;
}

function Square({ space, block, isNext, tabIndex, onTake }: SquareProps) {
  const [first, last] = [block.from, block.to].map(each => addressOf(each, space.bits));
  const [holder] = block.holders;
  const state = holder ? 'used' : block.isReserved || isReserved(space, block.from) ? 'reserved' : 'free';
  const classes = isNext ? `${state} next` : state;
  if (block.to > block.from) {
    const label = say(netWords.blockState, { from: first ?? '', to: last ?? '', used: block.holders.length });
    return <Link classes={classes} to={withParameters({ from: first, to: last }).href} tabIndex={tabIndex} label={label} />;
  }
  const text = holder ? textOf(holder.object) : say(isNext ? netWords.nextOne : netWords[state === 'used' ? 'free' : state]);
  const label = say(netWords.state, { address: first ?? '', state: text });
  if (holder) return <Link classes={classes} to={to.object(textOf(holder.object.id))} tabIndex={tabIndex} label={label} />;
  return (
    <button
      type="button"
      class={classes}
      tabIndex={tabIndex}
      title={label}
      disabled={!onTake}
      onClick={() => onTake?.(first ?? '')}
    >
      <span class="hidden">{label}</span>
    </button>
  );
}

interface LinkProps {
  readonly classes: string;
  readonly to: string;
  readonly tabIndex: number;
  readonly label: string;
}

function Link({ classes, to: address, tabIndex, label }: LinkProps) {
  return (
    <a class={classes} href={address} tabIndex={tabIndex} title={label}>
      <span class="hidden">{label}</span>
    </a>
  );
}
