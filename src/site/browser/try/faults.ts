import { controlOf } from './values.js';

/** Marks the fields that an error tells of, and answers what it says of others. The first one is given the focus. */
export function markFaults(form: HTMLFormElement, data: Readonly<Record<string, string>>): readonly string[] {
  const others: string[] = [];
  const marked = Object.entries(data).flatMap(([name, text]) => {
    const field = fieldNamed(form, name);
    if (field) return [mark(field, text)];
    others.push(`${name}: ${text}`);
    return [];
  });
  marked[0]?.focus();
  return others;
}

/** Takes the marks away. */
export function unmark(holder: Element): void {
  for (const control of holder.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    describe(control, ids => ids.filter(id => !id.endsWith(suffix)));
  }
  for (const fault of holder.querySelectorAll('.fault')) fault.remove();
}

const suffix = '-fault';

/** An error names a parameter, an attribute, or the way to one: `data.category_id`. */
function fieldNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('.field[data-name]')];
  const names = [name, name.split(/[.[]/).at(-1), name.split(/[.[]/)[0]];
  return names.map(each => fields.find(({ dataset }) => dataset.name === each)).find(field => field !== undefined);
}

function mark(field: HTMLElement, text: string): HTMLElement {
  // Options are folded away: what is hidden cannot be given the focus.
  field.closest<HTMLDetailsElement>('details.options')?.setAttribute('open', '');
  const control = controlOf(field) ?? field;
  const fault = document.createElement('p');
  fault.className = 'fault';
  fault.id = `${control.id}${suffix}`;
  fault.textContent = text;
  field.append(fault);
  control.setAttribute('aria-invalid', 'true');
  describe(control, ids => [...ids, fault.id]);
  return control;
}

/** Sets the accessible description of a control. */
function describe(control: Element, change: (ids: readonly string[]) => readonly string[]): void {
  const ids = change(control.getAttribute('aria-describedby')?.split(' ') ?? []);
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}
