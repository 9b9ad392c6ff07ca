/** A text, or an element with what it holds. */
export type Node = string | Element;

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

const pieces = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const empty: readonly string[] = ['br', 'hr', 'img', 'input', 'link', 'meta', 'path', 'rect'];

/** The elements of markup as the pages of the documentation are made of it: every element is closed, and attributes are in double quotes. */
export function elementsOf(markup: string): readonly Node[] {
  const open: { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly children: Node[] }[] = [
    { name: '', attributes: {}, children: [] },
  ];
  for (const [, isEnd, name = '', attributes = '', isEmpty, text] of markup.matchAll(pieces)) {
    if (text !== undefined) open.at(-1)?.children.push(unescapeEntities(text));
    else if (isEnd) {
      const ended = open.pop();
      if (ended) open.at(-1)?.children.push(ended);
    } else if (isEmpty || empty.includes(name))
      open.at(-1)?.children.push({ name, attributes: attributesIn(attributes), children: [] });
    else open.push({ name, attributes: attributesIn(attributes), children: [] });
  }
  return open[0]?.children ?? [];
}

function attributesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, unescapeEntities(value)]),
  );
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function unescapeEntities(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity);
}
