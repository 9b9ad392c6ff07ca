import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of the documentation as it stands in its file: fields in front, then Markdown. */
export interface Article {
  /** Where it stands among the articles, without ending: `decisions/one-writer`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
}

const folder = join('src', 'site', 'articles');

/** The articles of a folder within the articles, by name. */
export function articlesIn(place: string): readonly Article[] {
  const names = readdirSync(join(folder, place)).filter(name => name.endsWith('.md'));
  return names.sort().map(name => article(join(place, name.slice(0, -'.md'.length))));
}

/** One article by its name. */
export function article(name: string): Article {
  return articleOf(name, readFileSync(join(folder, `${name}.md`), 'utf8'));
}

/**
 * The text of an article in German, `de/<name>.md`: without fields and without the code of the English one.
 * @throws Error where there is none
 */
export function germanText(name: string): string {
  const path = join(folder, 'de', `${name}.md`);
  if (!existsSync(path)) throw new Error(`${name}.md has no German text: ${path}`);
  return readFileSync(path, 'utf8').trim();
}

/**
 * An article of such a text.
 * @throws Error if its fields do not stand in front of it, between lines of `---`
 */
export function articleOf(name: string, text: string): Article {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name}.md does not begin with fields between lines of ---`);
  const fields = head.split('\n').map(line => {
    const [, key, value] = /^([a-z_]+): (.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${name}.md: a field is 'key: value', not '${line}'`);
    return [key, value] as const;
  });
  return { name, fields: Object.fromEntries(fields), text: body.trim() };
}
