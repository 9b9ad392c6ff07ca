import { element } from './elements.js';
import { keep } from './kept.js';

const { dataset } = document.documentElement;

/** Tabs over what is said in several languages; all of a page show the language that was chosen last. */
export function startTabs(): void {
  for (const [at, tabs] of document.querySelectorAll<HTMLElement>('.tabs').entries()) addTabs(tabs, `tabs-${at}`);
  choose(dataset.code ?? 'JSON');
}

function addTabs(tabs: HTMLElement, id: string): void {
  const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
  const list = element('div', { role: 'tablist', 'aria-label': tabs.dataset.tabs ?? '' });
  for (const [at, panel] of panels.entries()) {
    const name = panel.dataset.tab ?? '';
    const [tabId, panelId] = [`${id}-tab-${at}`, `${id}-panel-${at}`];
    list.append(element('button', { type: 'button', role: 'tab', id: tabId, 'aria-controls': panelId, 'data-code': name }, name));
    for (const [key, value] of Object.entries({ role: 'tabpanel', id: panelId, 'aria-labelledby': tabId }))
      panel.setAttribute(key, value);
  }
  list.addEventListener('click', event => {
    if (event.target instanceof HTMLButtonElement) choose(event.target.dataset.code ?? '');
  });
  list.addEventListener('keydown', event => moveAlong(list, event));
  tabs.prepend(list);
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function moveAlong(list: HTMLElement, event: KeyboardEvent): void {
  const by = moves[event.key];
  if (by === undefined) return;
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const next = all.at((all.findIndex(tab => tab.ariaSelected === 'true') + by) % all.length);
  if (!next) return;
  event.preventDefault();
  choose(next.dataset.code ?? '');
  next.focus();
}

function choose(name: string): void {
  dataset.code = name;
  keep('code', name);
  for (const tab of document.querySelectorAll<HTMLButtonElement>('.tabs [role="tab"]')) {
    const isChosen = tab.dataset.code === name;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
  }
}
