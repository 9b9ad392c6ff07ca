import { say } from '../texts/say.js';
import { attributeWords } from './attribute-words.js';
import { Chip } from './choices.js';
import { Combobox } from './combobox.js';

/** A record that is chosen by its title and known by its constant. */
export interface NamedRecord {
  readonly const: string;
  readonly title: string;
}

interface NamesFieldProps {
  readonly id: string;
  readonly label: string;
  readonly offered: readonly NamedRecord[];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

const most = 30;

/** Several of many records, chosen one after another. */
export function NamesField({ id, label, offered, chosen, onChange }: NamesFieldProps) {
  const titleOf = (name: string): string => offered.find(each => each.const === name)?.title ?? name;
  const find = async (question: string) =>
    offered
      .filter(
        ({ const: name, title }) => !chosen.includes(name) && `${title} ${name}`.toLowerCase().includes(question.toLowerCase()),
      )
      .slice(0, most)
      .map(({ const: name, title }) => ({ id: name, title, note: name, value: name }));
  return (
    <div class="names-field">
      <label for={id}>{label}</label>
      <div class="many">
        {chosen.map(name => (
          <Chip key={name} title={titleOf(name)} onRemove={() => onChange(chosen.filter(each => each !== name))} />
        ))}
        <Combobox
          id={id}
          shown=""
          label={say(attributeWords.chooseName)}
          described={{}}
          find={find}
          onChoose={offer => offer && onChange([...chosen, offer.id])}
        />
      </div>
    </div>
  );
}
