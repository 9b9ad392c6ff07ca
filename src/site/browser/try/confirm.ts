import { say } from './texts.js';

/** Asks whether a call that removes something for good is meant. */
export function confirmed(method: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'confirm';
  dialog.setAttribute('aria-label', method);
  const text = document.createElement('p');
  text.textContent = `${method}: ${say('irrevocable')}`;
  const [cancel, send] = [answerButton(dialog, 'cancel', 'plain'), answerButton(dialog, 'send', 'button')];
  dialog.append(text, cancel, ' ', send);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise(resolve =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'send');
    }),
  );
}

function answerButton(dialog: HTMLDialogElement, answer: 'cancel' | 'send', className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = say(answer);
  button.addEventListener('click', () => dialog.close(answer));
  return button;
}
