import { root } from './root.js';

/** Begins the names: each service of an origin has its own, so that a key is never sent to another. */
const prefix = `kataster.${root.slice(1)}`;

/** A value of this tab, which ends with it; undefined where there is none or the browser blocks storage. */
export function ofTab<Value>(name: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(`${prefix}${name}`);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed; undefined removes it. */
export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(`${prefix}${name}`);
    else sessionStorage.setItem(`${prefix}${name}`, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: the value ends with the page.
  }
}
