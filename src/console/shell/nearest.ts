/** Presses the button for a key that is nearest to the focus: of the row, else of the section, else of the page. */
export function pressNearest(key: string): void {
  let button: HTMLElement | null = null;
  for (let place = document.activeElement; place && !button; place = place.parentElement)
    button = place.querySelector(`[aria-keyshortcuts="${key}"]:not(:disabled)`);
  button?.click();
}

/** Moves the focus so many rows on in its table, or into the first table of the page where it is in none. */
export function focusRow(step: number): void {
  const table = document.activeElement?.closest('tbody') ?? document.querySelector('main tbody');
  const links = [...(table?.rows ?? [])].flatMap(row => row.querySelector<HTMLElement>('a[href], button') ?? []);
  const at = links.findIndex(each => each.closest('tr')?.contains(document.activeElement));
  links[Math.max(0, at + step)]?.focus();
}
