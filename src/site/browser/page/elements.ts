/** Makes an element; `class`, `role` and the like as attributes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A text in both languages; the reader's choice shows one of them. */
export function inBoth(en: string, de: string): readonly HTMLElement[] {
  return [element('span', { class: 'en' }, en), element('span', { class: 'de', lang: 'de' }, de)];
}
