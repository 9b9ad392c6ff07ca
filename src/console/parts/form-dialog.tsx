import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { writes } from '../service/answer.js';
import { errorOf } from '../service/error-of.js';
import { noteExpiry } from '../service/service.js';
import { DialogForm } from './dialog-form.js';
import { notify } from './notices.js';

interface FormDialogProps<Result> {
  readonly title: string;
  /** Label of the button that carries it out. */
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** The fields, or the text that is agreed to. */
  readonly children: ComponentChildren;
  save(form: FormData): Promise<Result>;
  /** Shown in place of the fields once it is carried out; the dialog closes where absent. */
  outcome?(result: Result): ComponentChildren;
  onClose(): void;
}

/** A form over the page that carries out one write: an error stands in it, and what was typed stays. */
export function FormDialog<Result extends { readonly message: string }>(props: FormDialogProps<Result>) {
  const { title, submit, isDangerous = false, children, save, outcome, onClose } = props;
  const [error, setError] = useState<Error>();
  const [result, setResult] = useState<Result>();
  const [isWaiting, setWaiting] = useState(false);
  const finish = (done: Result): void => {
    writes.value += 1;
    if (outcome) {
      setResult(done);
      return;
    }
    notify(done.message);
    onClose();
  };
  const send = async (form: FormData): Promise<void> => {
    setWaiting(true);
    setError(undefined);
    await save(form).then(finish, failure => {
      noteExpiry(failure);
      setError(errorOf(failure));
    });
    setWaiting(false);
  };
  return (
    <DialogForm
      title={title}
      submit={result === undefined ? submit : undefined}
      isDangerous={isDangerous}
      isDisabled={isWaiting}
      layout="form-fields"
      error={error}
      onSubmit={form => void send(form)}
      onClose={onClose}
    >
      {result === undefined ? children : outcome?.(result)}
    </DialogForm>
  );
}

interface FormButtonProps<Result> extends Omit<FormDialogProps<Result>, 'onClose'> {
  /** Label of the button that opens it; that of its button where absent. */
  readonly label?: string;
  readonly isSmall?: boolean;
  /** The key that presses it: for what is new, or to edit. */
  readonly shortcut?: 'n' | 'e';
}

/** A button that opens a form over the page. */
export function FormButton<Result extends { readonly message: string }>(props: FormButtonProps<Result>) {
  const { label, isSmall, shortcut, ...form } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={`${isSmall ? 'small' : ''} ${form.isDangerous ? 'danger' : ''}`}
        aria-keyshortcuts={shortcut}
        onClick={() => setOpen(true)}
      >
        {label ?? form.submit}
      </button>
      {isOpen && <FormDialog {...form} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The text of a field, without blanks around it. */
export function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
