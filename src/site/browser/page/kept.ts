/** A choice of the reader from the local storage; `null` where the browser blocks it. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`kataster.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a choice of the reader for the next page. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`kataster.${name}`, value);
  } catch {
    // A browser that keeps nothing shows the page all the same.
  }
}
