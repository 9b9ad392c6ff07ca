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
/** Folders of articles within it. */
const folders = ['.', 'decisions'] as const;

/** The articles of a folder within the articles, by name. */
export function articlesIn(place: string): readonly Article[] {
  return namesIn(place).map(article);
}

/** One article by its name. */
export function article(name: string): Article {
  return articleOf(name, readFileSync(join(folder, `${name}.md`), 'utf8'));
}

/**
 * The text of an article in German, `de/<name>.md`: without fields and without the code of the English one.
 * @throws Error that names this article and every other one without such a text
 */
export function germanText(name: string): string {
  const path = germanPath(name);
  if (!existsSync(path)) throw new Error(withoutGerman([name, ...folders.flatMap(namesIn)]).join('\n'));
  return readFileSync(path, 'utf8').trim();
}

function withoutGerman(names: readonly string[]): readonly string[] {
  const missing = new Set(names.filter(name => !existsSync(germanPath(name))));
  return [...missing].map(name => `${name}.md has no German text: ${germanPath(name)}`);
}

function germanPath(name: string): string {
  return join(folder, 'de', `${name}.md`);
}

function namesIn(place: string): readonly string[] {
  const files = readdirSync(join(folder, place)).filter(name => name.endsWith('.md'));
  return files.sort().map(file => join(place, file.slice(0, -'.md'.length)));
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
