/** Whether a key that was pressed may be a shortcut: nobody is typing into a field, and no dialog is open. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return !isTyping && !ctrlKey && !metaKey && !altKey && document.querySelector('dialog[open]') === null;
}
