/** Attributes of an element; those that are absent are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A text in which nothing is markup. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"'\p{Cc}\ufffe\uffff]/gu, character => entities[character] ?? ' ');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** An element around markup. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeMarkup(String(value))}"`,
  );
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

/** A line of text that takes no more than a width, about; the rest is left out. */
export function textLine(text: string, width: number, attributes: Attributes): string {
  const most = Math.max(1, Math.floor(width / characterWidth));
  const characters = [...text];
  const shown = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
  return element('text', attributes, escapeMarkup(shown) || ' ');
}

/** Pixels of a character of the usual size of twelve, about. */
const characterWidth = 6.8;
