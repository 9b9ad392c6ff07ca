/** What examples show where a reader has something of his own; the script of the pages and of the forms looks for these. */
export const shownService = 'http://127.0.0.1:8080';
export const shownEndpoint = '/jsonrpc';
export const shownKey = 'YOUR KEY';
export const shownKeys = { en: shownKey, de: 'IHR SCHLÜSSEL' } as const;
