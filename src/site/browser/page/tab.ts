/** A value from the session storage, which ends with the tab; empty where the browser blocks it. */
export function ofTab(name: string): string {
  try {
    return sessionStorage.getItem(`kataster.${name}`) ?? '';
  } catch {
    return '';
  }
}

/** Keeps something until the tab is closed. */
export function keepInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(`kataster.${name}`, value);
  } catch {
    // A browser that keeps nothing can call all the same: it has to be told the key on each page.
  }
}
