import type { Document } from './document.js';

export function faults(_document: Document): string[] {
  return [];
}
