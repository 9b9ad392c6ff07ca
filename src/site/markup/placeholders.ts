/** Placeholders in examples; the script of the pages replaces them by values of the reader. */
export const shownService = 'http://127.0.0.1:8080';
export const shownEndpoint = '/jsonrpc';
export const shownKey = 'YOUR KEY';
export const shownKeys = { en: shownKey, de: 'IHR SCHLÜSSEL' } as const;
