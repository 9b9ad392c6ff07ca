/**
 * Saves when Ctrl+S is pressed, or Cmd+S.
 * @returns what ends that
 */
export function saveByKey(save: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
