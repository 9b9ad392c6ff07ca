import { shownEndpoint, shownService } from '../../markup/placeholders.js';
import { ofTab } from './tab.js';

/** Where the reader's calls go: what was entered in this tab, or the service these pages come from. */
export function serviceAddress(): string {
  return ofTab('address') || usualAddress();
}

/** The service these pages come from; from a file system, the one that a first start makes. */
export function usualAddress(): string {
  return isFile() ? `${shownService}${shownEndpoint}` : new URL(`..${shownEndpoint}`, rootOfPages()).href;
}

/** The address of the first page, without its name. */
export function rootOfPages(): string {
  return new URL(document.documentElement.dataset.root || '.', location.href).href;
}

function isFile(): boolean {
  return location.protocol === 'file:';
}
