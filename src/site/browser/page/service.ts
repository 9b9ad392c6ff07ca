import { shownEndpoint } from '../../markup/placeholders.js';
import { serviceAddress } from './address.js';

/** Examples name the service that the reader calls. It may be another after `connectionchange` of the document. */
export function showService(): void {
  fillIn();
  document.addEventListener('connectionchange', fillIn);
}

function fillIn(): void {
  const address = serviceAddress();
  const service = address.endsWith(shownEndpoint) ? address.slice(0, -shownEndpoint.length) : address;
  for (const place of document.querySelectorAll<HTMLElement>('[data-service]')) {
    place.dataset.service ||= place.textContent.endsWith(shownEndpoint) ? 'endpoint' : 'origin';
    place.textContent = place.dataset.service === 'endpoint' ? address : service;
  }
}
