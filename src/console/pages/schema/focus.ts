/** Gives the focus to the button at the end of a group, as the control that had it goes. */
export function focusEnd(group: Element | null): void {
  requestAnimationFrame(() => group?.querySelector<HTMLElement>(':scope > button')?.focus());
}
