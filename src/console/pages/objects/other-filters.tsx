import { Chip } from '../../attributes/choices.js';
import { useAnswer } from '../../service/answer.js';
import { titlesByConstant } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import type { ListView } from './list-view.js';
import { otherFilterWords } from './objects-words.js';

interface OtherFiltersProps {
  readonly others: ListView['others'];
  onChange(others: ListView['others']): void;
}

/** Filters that programs save in reports, to be removed one by one. */
export function OtherFilters({ others, onChange }: OtherFiltersProps) {
  return (
    <>
      {Object.entries(others).map(([name, value]) => (
        <OtherFilter
          key={name}
          name={name}
          values={[value].flat()}
          onRemove={() => onChange(Object.fromEntries(Object.entries(others).filter(([other]) => other !== name)))}
        />
      ))}
    </>
  );
}

interface OtherFilterProps {
  readonly name: string;
  readonly values: readonly unknown[];
  onRemove(): void;
}

function OtherFilter({ name, values, onRemove }: OtherFilterProps) {
  const titles = useAnswer(titlesByConstant, []).value ?? {};
  const shown = values.map(value => titles[String(value)] ?? value).join(', ');
  return <Chip title={`${say(otherFilterWords[name] ?? words.search)}: ${shown}`} onRemove={onRemove} />;
}
