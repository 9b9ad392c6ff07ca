import { type Known, known } from './known.js';
import { controlOf, fieldsIn } from './values.js';

type Control = NonNullable<ReturnType<typeof controlOf>>;

/** Ids of this tab that may be filled in at this place. */
export function fitting(place: HTMLElement, form: HTMLFormElement): readonly Known[] {
  const { offer, types } = place.dataset;
  const fits = offer === 'object' ? ofTypes(types?.split(' ')) : entriesFor(place, form);
  return known().filter(each => each.kind === offer && fits(each));
}

/** The fields by which a form says whose entries it is about. */
export function ownerIn(form: HTMLFormElement): { readonly object?: Control; readonly category?: Control } {
  const named = (...names: readonly string[]) => {
    const field = fieldsIn(form).find(({ dataset }) => names.includes(dataset.name ?? ''));
    return field && controlOf(field);
  };
  const [object, category] = [named('object', 'objID'), named('category')];
  return { ...(object && { object }), ...(category && { category }) };
}

type Fits = (known: Known) => boolean;

function ofTypes(types: readonly string[] | undefined): Fits {
  return ({ type }) => types === undefined || (type !== undefined && types.includes(type));
}

/** Where a link leads to, entries of any object; otherwise those of the object and category that the form names. */
function entriesFor({ dataset }: HTMLElement, form: HTMLFormElement): Fits {
  const owner = ownerIn(form);
  const category = dataset.category ?? form.dataset.category ?? owner.category?.value;
  const object = dataset.category === undefined ? owner.object?.value.trim() : '';
  return each => (!category || each.category === category) && (!object || each.object === object);
}
