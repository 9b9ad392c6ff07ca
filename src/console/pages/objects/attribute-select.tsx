import { useId } from 'preact/hooks';
import { Combobox, type Offer } from '../../attributes/combobox.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';

interface AttributeSelectProps {
  readonly label: string;
  readonly attributes: readonly TypeAttribute[];
  /** The name of the attribute that is chosen; empty for none. */
  readonly value: string;
  onChange(name: string): void;
}

const most = 60;

/** A choice of one attribute, found by parts of its title and that of its category, under which it stands. */
export function AttributeSelect({ label, attributes, value, onChange }: AttributeSelectProps) {
  const chosen = attributes.find(each => nameOf(each) === value);
  const find = async (question: string): Promise<readonly Offer[]> => {
    const parts = question.toLowerCase().split(/\s+/);
    const fits = ({ categoryTitle, attribute }: TypeAttribute): boolean => {
      const text = `${categoryTitle} ${attribute.title}`.toLowerCase();
      return parts.every(part => text.includes(part));
    };
    return attributes
      .filter(fits)
      .slice(0, most)
      .map(each => ({
        id: nameOf(each),
        title: each.attribute.title,
        note: '',
        group: each.categoryTitle,
        value: nameOf(each),
      }));
  };
  return (
    <Combobox
      id={useId()}
      shown={chosen?.attribute.title ?? ''}
      label={label}
      described={{ 'aria-label': label }}
      find={find}
      onChoose={offer => onChange(offer?.id ?? '')}
    />
  );
}
