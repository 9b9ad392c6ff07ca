import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { Icon } from './icon.js';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Absent where the dialog has to be answered. */
  readonly onClose?: (() => void) | undefined;
}

/** A dialog over the page; Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const place = useRef<HTMLDialogElement>(null);
  // Before it is painted: what is typed at once would else go elsewhere.
  useLayoutEffect(() => {
    const dialog = place.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('.dialog-body :is(input, select, textarea):enabled')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={place}
      class="dialog"
      aria-label={title}
      onCancel={event => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header>
        <h2>{title}</h2>
        {onClose && (
          <button type="button" class="plain" aria-label={say(words.close)} onClick={onClose}>
            <Icon name="x-lg" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
