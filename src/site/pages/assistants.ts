import { guideArticles } from '../articles/guide-articles.js';
import { methodTitle } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import { asMarkdown, markdownPath } from '../markup/as-markdown.js';
import { linkFrom, type Page, paths } from '../markup/page.js';

/** Every page as Markdown, and a list of them for programs that read on behalf of people: `llms.txt`, whose form others have agreed on. */
export function textPages(docs: Docs, pages: readonly Page[]): readonly (readonly [path: string, text: string])[] {
  const texts = pages.map(page => [markdownPath(page.path), asMarkdown(page.body(linkFrom(page.path)))] as const);
  return [...texts, ['llms.txt', listOfPages(docs, pages)]];
}

function listOfPages({ document, registry }: Docs, pages: readonly Page[]): string {
  const development = new Set(guideArticles().flatMap(({ name, part }) => (part === 'development' ? [`${name}.html`] : [])));
  const guides = pages.filter(({ path, isGuide }) => isGuide && !development.has(path));
  const methods = document.methods.filter(({ deprecated }) => !deprecated);
  return `# kataster

> A CMDB (configuration management database) service: objects such as servers, networks and contracts, entries of categories that describe them, relations between them. Programs read and change it by JSON-RPC 2.0 over HTTP, posted to \`/jsonrpc\` with a key in \`params.apikey\`. The whole interface is \`/openrpc.json\`.

Parameters go by name. Errors are recognised by \`error.data.error\`; \`error.data\` names what is wrong and what would be right. Object types, categories and choices go by their constants.

## Guides

${lines(guides.map(({ path, title, description }) => [path, title, description]))}

## Methods

${lines(methods.map(method => [paths.method(method.name), method.name, methodTitle(method).en]))}

## Optional

${lines([
  ['categories/index.html', 'Categories', 'every category with its constant'],
  ['types/index.html', 'Object types', 'every object type with its constant'],
  ['dialogs/index.html', 'Dialogs', 'lists of choices'],
  ...registry.categories.map(({ const: constant, title }) => [paths.category(constant), constant, title.en] as const),
])}
`;
}

function lines(all: readonly (readonly [path: string, title: string, about: string])[]): string {
  return all.map(([path, title, about]) => `- [${title}](${markdownPath(path)}): ${about}`).join('\n');
}
