/** Markup that is safe as it stands. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Content of a template: texts are escaped, markup is not, and absent values leave nothing. */
export type Content = Markup | string | number | false | null | undefined | readonly Content[];

/** A piece of HTML; everything put into it is escaped unless it is markup already. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.reduce((text, part, at) => `${text}${markupOf(contents[at - 1])}${part}`));
}

/** Pieces with the same markup between them. */
export function joinMarkup(pieces: readonly Content[], between: Content): Markup {
  return new Markup(pieces.map(markupOf).join(markupOf(between)));
}

/** Names as code, one after another. */
export function codes(names: readonly string[], between = ', '): Markup {
  return joinMarkup(
    names.map(name => html`<code>${name}</code>`),
    between,
  );
}

/** Text with words in backticks as code. */
export function prose(text: string): Markup {
  const pieces = text.split(/`([^`]+)`/);
  return html`${pieces.map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}

function markupOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (Array.isArray(content)) return content.map(markupOf).join('');
  return content === false || content === null || content === undefined ? '' : escapeHtml(String(content));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => entities[character] ?? '');
}
