import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../texts/say.js';
import { attributeWords } from './attribute-words.js';

/** Something that a combobox offers. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  /** Note that tells it from others of the same title. */
  readonly note: string;
  /** The title of its group, above the first of them. */
  readonly group?: string;
  readonly value: unknown;
}

interface ComboboxProps {
  readonly id: string;
  readonly shown: string;
  readonly label: string;
  readonly described: object;
  find(question: string): Promise<readonly Offer[]>;
  /** Undefined where the input was emptied. */
  onChoose(offer: Offer | undefined): void;
}

const pause = 150;

/** An input that finds records by what is typed: arrows choose, Enter takes, Escape closes. */
export function Combobox({ id, shown, label, described, find, onChoose }: ComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const [offers, setOffers] = useState<readonly Offer[]>();
  const [at, setAt] = useState(0);
  const asked = useRef(0);
  const answered = useRef(0);
  const close = (): void => {
    setOffers(undefined);
    setTyped(undefined);
  };
  const search = (question: string): void => {
    const number = ++asked.current;
    setTimeout(async () => {
      if (number !== asked.current) return;
      const found = await find(question).catch(() => []);
      if (number !== asked.current) return;
      answered.current = number;
      setOffers(found);
      setAt(0);
    }, pause);
  };
  const choose = (offer: Offer | undefined): void => {
    asked.current++;
    onChoose(offer);
    close();
  };
  useEffect(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }), [at, offers]);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt(Math.min(at + 1, (offers?.length ?? 1) - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    // Offers for an earlier question are not those that were meant.
    Enter: () => answered.current === asked.current && offers?.[at] && choose(offers[at]),
    Escape: close,
  };
  return (
    <div class="combobox">
      <input
        id={id}
        role="combobox"
        aria-expanded={offers !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={offers?.[at] && `${id}-${at}`}
        placeholder={label}
        autoComplete="off"
        value={typed ?? shown}
        {...described}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          search('');
        }}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value === '') onChoose(undefined);
          search(currentTarget.value);
        }}
        onKeyDown={event => {
          const move = offers && moves[event.key];
          if (!move) return;
          event.preventDefault();
          move();
        }}
        onBlur={() => {
          asked.current++;
          close();
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={label} hidden={offers === undefined}>
        {offers?.length === 0 && (
          <li role="option" aria-disabled="true" aria-selected="false">
            {say(attributeWords.noHit)}
          </li>
        )}
        {offers?.map((offer, place) => [
          offer.group !== undefined && offer.group !== offers[place - 1]?.group && (
            <li key={`group ${place}`} aria-hidden="true" class="group">
              {offer.group}
            </li>
          ),
          <li
            key={offer.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onPointerDown={event => event.preventDefault()}
            onClick={() => choose(offer)}
          >
            <b>{offer.title}</b> <span>{offer.note}</span> <span class="hidden">{offer.group}</span>
          </li>,
        ])}
      </ul>
    </div>
  );
}
