import { signal } from '@preact/signals';

/** A file that was dropped onto another page, on its way to the import. */
export const handedFile = signal<File | undefined>(undefined);
