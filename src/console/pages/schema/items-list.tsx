import { useRef, useState } from 'preact/hooks';
import { textOf } from '../../attributes/attribute-view.js';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { editorWords } from './editor-words.js';
import { attributeTypeWords } from './kinds.js';
import { type Definition, titleOf } from './schema-document.js';

interface ItemsListProps {
  readonly label: string;
  readonly items: readonly Definition[];
  readonly chosen: number;
  isRemoved?(at: number): boolean;
  hasFault?(at: number): boolean;
  onChoose(at: number): void;
  onMove(from: number, to: number): void;
  /** Absent where items go elsewhere. */
  onRemove?(at: number): void;
}

/** Attributes or choices in their order, which is changed by dragging, by buttons, or by Alt with the arrow keys. */
export function ItemsList({ label, items, chosen, isRemoved, hasFault, onChoose, onMove, onRemove }: ItemsListProps) {
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length) return;
    onMove(from, to);
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.item')[to]?.focus());
  };
  return (
    <ol class="items" aria-label={label} ref={list}>
      {items.map((item, at) => {
        const title = titleOf(item) || say(editorWords.untitled);
        return (
          <li
            key={at}
            draggable={true}
            data-dragged={dragged === at}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={event => event.preventDefault()}
            onDrop={event => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, at);
              setDragged(undefined);
            }}
          >
            <button
              type="button"
              class="item"
              aria-current={at === chosen ? 'true' : undefined}
              onClick={() => onChoose(at)}
              onKeyDown={event => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (!event.altKey || step === undefined) return;
                event.preventDefault();
                move(at, at + step);
              }}
            >
              <span class="item-title">{title}</span>
              <ItemNote item={item} isRemoved={isRemoved?.(at) ?? false} hasFault={hasFault?.(at) ?? false} />
            </button>
            <LineButton
              icon="arrow-up"
              label={say(editorWords.moveUp, { title })}
              isOff={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <LineButton
              icon="arrow-down"
              label={say(editorWords.moveDown, { title })}
              isOff={at === items.length - 1}
              onClick={() => move(at, at + 1)}
            />
            {onRemove && (
              <LineButton
                icon="x-lg"
                label={say(editorWords.removeTitled, { title })}
                isOff={false}
                onClick={() => onRemove(at)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface ItemNoteProps {
  readonly item: Definition;
  readonly isRemoved: boolean;
  readonly hasFault: boolean;
}

function ItemNote({ item: { type }, isRemoved, hasFault }: ItemNoteProps) {
  const kind = Object.entries(attributeTypeWords).find(([each]) => each === type)?.[1];
  return (
    <>
      <span class="item-kind">{isRemoved ? say(editorWords.removed) : kind ? say(kind) : textOf(type)}</span>
      {hasFault && <span class="fault">{say(editorWords.hasFault)}</span>}
    </>
  );
}

interface LineButtonProps {
  readonly icon: 'arrow-up' | 'arrow-down' | 'x-lg';
  readonly label: string;
  readonly isOff: boolean;
  onClick(): void;
}

function LineButton({ icon, label, isOff, onClick }: LineButtonProps) {
  return (
    <button type="button" class="plain" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
