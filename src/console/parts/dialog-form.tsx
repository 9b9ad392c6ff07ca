import type { ComponentChildren } from 'preact';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { Dialog } from './dialog.js';
import { Failure } from './loaded.js';

interface DialogFormProps {
  readonly title: string;
  /** Label of the button that submits; without one the form has only the button that closes. */
  readonly submit: string | undefined;
  readonly isDangerous?: boolean;
  /** Nothing can be submitted now. */
  readonly isDisabled?: boolean;
  /** The class by which its fields are laid out. */
  readonly layout?: string;
  readonly error?: Error | undefined;
  /** Buttons beside the usual ones. */
  readonly buttons?: ComponentChildren;
  readonly children: ComponentChildren;
  onSubmit(form: FormData): void;
  onClose(): void;
}

/** A form over the page: its fields, what is wrong, and the buttons that leave and submit it. */
export function DialogForm(props: DialogFormProps) {
  const { title, submit, isDangerous = false, isDisabled = false, layout = '', error, buttons, children } = props;
  const { onSubmit, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        <div class={`dialog-body ${layout}`}>
          {children}
          {error && <Failure error={error} />}
        </div>
        <footer>
          {buttons}
          <button type="button" onClick={onClose}>
            {say(submit === undefined ? words.close : words.cancel)}
          </button>
          {submit !== undefined && (
            <button type="submit" class={isDangerous ? 'danger' : 'primary'} disabled={isDisabled}>
              {submit}
            </button>
          )}
        </footer>
      </form>
    </Dialog>
  );
}
