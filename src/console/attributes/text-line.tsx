import { useState } from 'preact/hooks';
import { useAnswer } from '../service/answer.js';
import { allCategories } from '../service/catalogue.js';
import { isConstant } from '../service/constants.js';
import { say } from '../texts/say.js';
import { type ControlProps, textOf } from './attribute-view.js';
import { attributeWords } from './attribute-words.js';
import { Combobox } from './combobox.js';
import { line } from './lines.js';

const Line = line({ type: 'text' });
const most = 30;

/** A text; one that is kept as a constant of the catalogue is a category, chosen by its title. */
export function TextLine(props: ControlProps) {
  const [isOfCatalogue] = useState(isConstant(textOf(props.value)));
  return isOfCatalogue ? <OneCategory {...props} /> : <Line {...props} />;
}

function OneCategory({ id, value, described, onChange }: ControlProps) {
  const categories = useAnswer(allCategories, []).value ?? [];
  const name = textOf(value);
  const find = async (question: string) =>
    categories
      .filter(({ title }) => title.toLowerCase().includes(question.toLowerCase()))
      .slice(0, most)
      .map(({ const: constant, title }) => ({ id: constant, title, note: '', value: constant }));
  return (
    <Combobox
      id={id}
      shown={categories.find(each => each.const === name)?.title ?? name}
      label={say(attributeWords.chooseCategory)}
      described={described}
      find={find}
      onChoose={offer => onChange(offer?.id ?? null)}
    />
  );
}
