import type { KeyRights, PermittedVerb, Right } from '../../../../generated/client.js';
import { NamesField } from '../../attributes/names-field.js';
import { useAnswer } from '../../service/answer.js';
import { allCategories, objectTypes } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { say } from '../../texts/say.js';
import { administrationWords, verbWords } from './administration-words.js';

/** Verbs of rights, in the order in which they are shown. */
export const verbs: readonly PermittedVerb[] = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'];

interface RightsFieldProps {
  readonly value: KeyRights;
  /** Every right may be given, which null stands for. */
  readonly mayBeEverything: boolean;
  onChange(value: KeyRights): void;
}

const first: Right = { verbs: ['view'] };

/** Rights: everything, or several that add up, each of verbs and what it is narrowed to. */
export function RightsField({ value, mayBeEverything, onChange }: RightsFieldProps) {
  const rights = value ?? [];
  const replace = (at: number, right: Right): void => onChange(rights.map((each, place) => (place === at ? right : each)));
  return (
    <fieldset class="rights">
      <legend>{say(administrationWords.rights)}</legend>
      {mayBeEverything && (
        <label class="check">
          <input type="checkbox" checked={value === null} onChange={() => onChange(value === null ? [first] : null)} />
          {say(administrationWords.everything)}
        </label>
      )}
      {rights.map((right, at) => (
        <RightFields
          key={at}
          place={at}
          right={right}
          onChange={changed => replace(at, changed)}
          onRemove={() => onChange(rights.filter((_, place) => place !== at))}
        />
      ))}
      {value !== null && (
        <button type="button" class="small" onClick={() => onChange([...rights, first])}>
          {say(administrationWords.addRight)}
        </button>
      )}
    </fieldset>
  );
}

interface RightFieldsProps {
  readonly place: number;
  readonly right: Right;
  onChange(right: Right): void;
  onRemove(): void;
}

function RightFields({ place, right, onChange, onRemove }: RightFieldsProps) {
  const types = useAnswer(objectTypes, []).value ?? [];
  const categories = useAnswer(allCategories, []).value ?? [];
  const { object_types: ofTypes = [], categories: ofCategories = [] } = right;
  const narrowed = (names: { readonly types?: readonly string[]; readonly categories?: readonly string[] }): Right => {
    const { types: chosen = ofTypes, categories: inCategories = ofCategories } = names;
    return {
      verbs: right.verbs,
      ...(chosen.length > 0 && { object_types: chosen.map(constant) }),
      ...(inCategories.length > 0 && { categories: inCategories.map(constant) }),
    };
  };
  const toggled = (verb: PermittedVerb): PermittedVerb[] =>
    verbs.filter(each => (each === verb ? !right.verbs.includes(each) : right.verbs.includes(each)));
  return (
    <div class="right">
      <div class="checks" role="group" aria-label={say(administrationWords.verbs)}>
        {verbs.map(verb => (
          <label key={verb} class="check">
            <input
              type="checkbox"
              checked={right.verbs.includes(verb)}
              onChange={() => onChange({ ...right, verbs: toggled(verb) })}
            />
            {say(verbWords[verb])}
          </label>
        ))}
      </div>
      <NamesField
        id={`right-${place}-types`}
        label={say(administrationWords.onTypes)}
        offered={types}
        chosen={ofTypes}
        onChange={chosen => onChange(narrowed({ types: chosen }))}
      />
      <NamesField
        id={`right-${place}-categories`}
        label={say(administrationWords.inCategories)}
        offered={categories}
        chosen={ofCategories}
        onChange={chosen => onChange(narrowed({ categories: chosen }))}
      />
      <button type="button" class="small" onClick={onRemove}>
        {say(administrationWords.removeRight)}
      </button>
    </div>
  );
}
