/** What is kept for this tab of the browser and ends with it; where nothing can be kept, nothing was. */
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
