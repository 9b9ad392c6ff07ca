const { dataset } = document.documentElement;

/** The menu of narrow screens: a button opens it, the same button or Escape closes it. */
export function startMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('.menu-button');
  const show = (isOpen: boolean): void => {
    dataset.menu = isOpen ? 'open' : 'closed';
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  button?.addEventListener('click', () => show(dataset.menu !== 'open'));
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || dataset.menu !== 'open') return;
    show(false);
    button?.focus();
  });
}
