import { type Element, elementsOf, type Node } from '../../src/site/markup/elements.js';

/** Elements that begin a text of their own. */
const blocks: ReadonlySet<string> = new Set(
  'p li td th h1 h2 h3 summary caption dt dd figcaption div section ul ol dl table details figure button label legend option'.split(
    ' ',
  ),
);
const withoutText: ReadonlySet<string> = new Set(['code', 'pre', 'script', 'template', 'q']);

/** The texts of a page as readers of German see them, block by block, without code. */
export function germanTexts(html: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  const end = (): void => {
    const whole = text.replaceAll(/\s+/g, ' ').trim();
    if (whole !== '') texts.push(whole);
    text = '';
  };
  const visit = (node: Node): void => {
    if (typeof node === 'string') text += node;
    else if (!isHiddenInGerman(node)) {
      const isBlock = blocks.has(node.name);
      if (isBlock) end();
      for (const child of shownOf(node)) visit(child);
      if (isBlock) end();
    }
  };
  for (const node of mainOf(html)) visit(node);
  end();
  return texts;
}

/** Options have their titles in attributes. */
function shownOf({ attributes, children }: Element): readonly Node[] {
  const german = attributes['data-de'];
  return german === undefined ? children : [german];
}

function isHiddenInGerman(element: Element): boolean {
  return withoutText.has(element.name) || hasClass(element, 'en') || element.attributes.lang === 'en';
}

function mainOf(html: string): readonly Node[] {
  const end = '</main>';
  return elementsOf(html.slice(html.indexOf('<main'), html.indexOf(end) + end.length));
}

function hasClass(node: Node, name: string): boolean {
  return typeof node !== 'string' && node.attributes.class?.split(' ').includes(name) === true;
}

/** Each text of a page that stands there in both languages, as elements; an absent one is `undefined`. */
export function languagePairs(html: string): readonly (readonly [en: Element, de: Element | undefined])[] {
  const pairs: (readonly [Element, Element | undefined])[] = [];
  const visit = (nodes: readonly Node[]): void => {
    const elements = nodes.filter(node => typeof node !== 'string');
    for (const [at, element] of elements.entries()) {
      const next = elements[at + 1];
      if (hasClass(element, 'en')) pairs.push([element, next && hasClass(next, 'de') ? next : undefined]);
      else visit(element.children);
    }
  };
  visit(mainOf(html));
  return pairs;
}

/** Parts that both languages have alike: where links lead, pieces of code, and how many headings, items, cells and blocks of code there are. */
export function structureOf(element: Element): object {
  const links = new Set<string>();
  const codes = new Set<string>();
  const counts = new Map<string, number>();
  const visit = (node: Node): void => {
    if (typeof node === 'string') return;
    if (node.name === 'a') links.add(node.attributes.href ?? '');
    if (node.name === 'figure') counts.set('figure', (counts.get('figure') ?? 0) + 1);
    else {
      if (node.name === 'code') codes.add(JSON.stringify(node.children));
      if (/^(h\d|li|td|th|tr)$/.test(node.name)) counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
      node.children.forEach(visit);
    }
  };
  visit(element);
  return { links: [...links].sort(), codes: [...codes].sort(), counts: Object.fromEntries(counts) };
}
