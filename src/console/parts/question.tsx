import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.js';

/** A question with its answers; the first answer is the safe one. */
interface Question {
  readonly title: string;
  readonly text: ComponentChildren;
  readonly answers: readonly { readonly label: string; readonly value: boolean; readonly isDangerous?: boolean }[];
  answered(value: boolean): void;
}

const open = signal<Question | undefined>(undefined);

/** Asks the reader, and waits for the answer; closing the dialog is a no, and so is the end of what is asked about. */
export function ask(question: Omit<Question, 'answered'>, ended?: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const answered = (value: boolean): void => {
      open.value = undefined;
      resolve(value);
    };
    ended?.addEventListener('abort', () => answered(false));
    open.value = { ...question, answered };
  });
}

/** The place of questions; stands once, beside the page. */
export function Questions() {
  const question = open.value;
  if (!question) return null;
  return (
    <Dialog key={question.title} title={question.title} onClose={() => question.answered(false)}>
      <div class="dialog-body">{question.text}</div>
      <footer>
        {question.answers.map(({ label, value, isDangerous }) => (
          <button
            key={label}
            type="button"
            class={value ? (isDangerous ? 'danger' : 'primary') : ''}
            onClick={() => question.answered(value)}
          >
            {label}
          </button>
        ))}
      </footer>
    </Dialog>
  );
}
