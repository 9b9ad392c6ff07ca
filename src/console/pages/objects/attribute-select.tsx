import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';

interface AttributeSelectProps {
  readonly label: string;
  readonly attributes: readonly TypeAttribute[];
  readonly value: string;
  onChange(name: string): void;
}

/** A choice of one attribute, grouped by category. */
export function AttributeSelect({ label, attributes, value, onChange }: AttributeSelectProps) {
  const categories = [...new Set(attributes.map(({ categoryTitle }) => categoryTitle))];
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{label}</option>
      {categories.map(title => (
        <optgroup key={title} label={title}>
          {attributes
            .filter(({ categoryTitle }) => categoryTitle === title)
            .map(each => (
              <option key={nameOf(each)} value={nameOf(each)}>
                {each.attribute.title}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
