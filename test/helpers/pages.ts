import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

/** Where the build puts the documentation. */
export const docsRoot = join('dist', 'docs');

/** A page of the documentation as it stands in the folder. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  /** Ids of elements that links can target. */
  readonly anchors: ReadonlySet<string>;
  /** Everything it leads to or loads. */
  readonly links: readonly string[];
}

/** The names of all files, with slashes. */
export function builtFiles(): readonly string[] {
  const names = readdirSync(docsRoot, { recursive: true, encoding: 'utf8' });
  return names.map(name => name.replaceAll(sep, '/')).sort();
}

/** Every page. */
export function builtPages(): readonly BuiltPage[] {
  return builtFiles()
    .filter(name => name.endsWith('.html'))
    .map(builtPage);
}

/** One page. */
export function builtPage(path: string): BuiltPage {
  const html = readFileSync(join(docsRoot, path), 'utf8');
  return { path, html, anchors: new Set(valuesOf(html, 'id')), links: [...valuesOf(html, 'href'), ...valuesOf(html, 'src')] };
}

/** Where a link of a page leads: a file, and a place on it. `undefined` where it leads out of the documentation. */
export function targetOf(page: string, link: string): { readonly file: string; readonly anchor: string } | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return undefined;
  const [path = '', anchor = ''] = link.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), decodeURI(path))).replaceAll(sep, '/');
  return { file: file.endsWith('/') || file === '.' ? join(file, 'index.html') : file, anchor: decodeURIComponent(anchor) };
}

function valuesOf(html: string, attribute: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<[a-z][^<>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => unescaped(value));
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity);
}
