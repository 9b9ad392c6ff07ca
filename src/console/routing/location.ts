import { computed, effect, signal } from '@preact/signals';
import { asOf } from '../service/past.js';
import { forgetCalls } from '../service/recorded-calls.js';
import { root } from '../service/root.js';
import { consolePaths, pathsWithPast } from './paths.js';

/** The address of the page that is shown; it says everything the page needs, so it can be sent and gone back to. */
export const address = signal(new URL(location.href));

/** Parts of the path below the root: `/objects/369` is `objects`, `369`. */
export const segments = computed(() => partsOf(address.value.pathname));

function partsOf(path: string): readonly string[] {
  return path.slice(root.length).split('/').filter(Boolean).map(decoded);
}

/** A part of the path; one whose encoding is damaged stays as it is, and leads to no page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether the page can be shown as of a moment of the past. */
export const hasPast = computed(() => pathsWithPast.includes(segments.value[0] ?? ''));

effect(() => {
  asOf.value = hasPast.value ? (address.value.searchParams.get('as_of') ?? '') : '';
});

/** Asked before a page is left; a page that returns false stays. */
export type Guard = () => Promise<boolean> | boolean;

let guard: Guard | undefined;

/** Sets what is asked before a page is left. */
export function guardLeaving(asked: Guard | undefined): void {
  guard = asked;
}

/** Shows another page, unless the present one is not to be left. */
export async function go(to: string): Promise<void> {
  const next = inSamePast(new URL(to, address.value));
  const isLeaving = next.pathname !== address.value.pathname;
  if (isLeaving && guard && !(await guard())) return;
  history.pushState(null, '', next);
  show(next);
}

/** A page that is reached from one of the past shows the same past, where it has one. */
function inSamePast(next: URL): URL {
  const isCarried = asOf.value !== '' && pathsWithPast.includes(partsOf(next.pathname)[0] ?? '');
  if (isCarried && !next.searchParams.has('as_of')) next.searchParams.set('as_of', asOf.value);
  return next;
}

/** Changes parameters of the address without a new step of the browser's history; an empty value removes one. */
export function setParameters(values: Readonly<Record<string, string | undefined>>): void {
  const next = withParameters(values);
  history.replaceState(null, '', next);
  address.value = next;
}

/** The present address with other parameters; an empty value removes one. */
export function withParameters(values: Readonly<Record<string, string | undefined>>): URL {
  const next = new URL(address.value);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  return next;
}

/** A parameter of the address; empty where there is none. */
export function parameter(name: string): string {
  return address.value.searchParams.get(name) ?? '';
}

/** Follows links to pages of the console without loading a document, and the buttons of the browser. */
export function startRouting(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link?.hasAttribute('href') || !isPlain || event.defaultPrevented) return;
    if (link.hasAttribute('target') || link.hasAttribute('download')) return;
    const to = new URL(link.getAttribute('href') ?? '', location.href);
    if (to.origin !== location.origin || !isPage(to.pathname) || to.hash !== '') return;
    event.preventDefault();
    void go(to.href);
  });
  addEventListener('popstate', () => void goBack());
}

/** Whether a path is that of a page of the console. */
function isPage(path: string): boolean {
  return path.startsWith(root) && ['', ...consolePaths].some(own => own === (partsOf(path)[0] ?? ''));
}

// The browser has gone back already: to stay means to go there again.
async function goBack(): Promise<void> {
  const next = new URL(location.href);
  const isLeaving = next.pathname !== address.value.pathname;
  if (isLeaving && guard && !(await guard())) history.pushState(null, '', address.value);
  else show(next);
}

function show(next: URL): void {
  const isOther = next.pathname !== address.value.pathname;
  if (isOther) {
    guard = undefined;
    forgetCalls();
  }
  address.value = next;
  if (isOther) scrollTo(0, 0);
}
