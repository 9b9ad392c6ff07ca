import { listIn, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { Combobox } from '../../attributes/combobox.js';
import { Icon } from '../../parts/icon.js';
import { service } from '../../service/service.js';
import { type Language, language } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { editorWords } from './editor-words.js';
import { focusEnd } from './focus.js';
import { choicesIn, listsOfCatalogue } from './offered-records.js';
import { type Definition, definitionNamed, definitionsIn, nameOf } from './schema-document.js';
import { nameOfDraft } from './schema-draft.js';
import { listNameOf } from './schema-request.js';
import type { SettingProps } from './setting-controls.js';

const most = 30;

/** The list that an attribute is chosen from: a new one, or one that there is. Choices of the site's own lists are written here. */
export function ChoicesOfAttribute(props: SettingProps) {
  const { id, item, draft, described, onItem } = props;
  const name = textOf(item.dialog);
  const isOwn = name === '' || definitionNamed(draft.reading, 'dialogs', name) !== undefined;
  const own = definitionsIn(draft.reading, 'dialogs').map(each => ({ const: nameOf(each), title: nameOf(each) }));
  const find = async (question: string) => {
    const lists = [...own, ...(await listsOfCatalogue(service.value).catch(() => []))];
    const found = lists.filter(each => `${each.title} ${each.const}`.toLowerCase().includes(question.toLowerCase()));
    return found.slice(0, most).map(each => ({ id: each.const, title: each.title, note: each.const, value: each.const }));
  };
  const { choices: _, dialog: __, ...others } = item;
  return (
    <>
      <Combobox
        id={id}
        shown={name}
        label={say(editorWords.newList, { name: listNameOf(nameOfDraft(draft), item) })}
        described={described}
        find={find}
        onChoose={chosen => onItem(chosen ? { ...others, dialog: chosen.id } : others)}
      />
      {isOwn && (
        <ChoiceLines id={id} choices={choicesIn(draft, name, item.choices)} onChange={choices => onItem({ ...item, choices })} />
      )}
    </>
  );
}

interface ChoiceLinesProps {
  readonly id: string;
  readonly choices: readonly Definition[];
  onChange(choices: readonly Values[]): void;
}

/** Choices, a line each, in both languages; Enter begins the next one. */
function ChoiceLines({ id, choices, onChange }: ChoiceLinesProps) {
  const order: readonly Language[] = language.value === 'de' ? ['de', 'en'] : ['en', 'de'];
  const lineId = (at: number): string => `${id}-choice-${at}`;
  const add = (): void => {
    const next = Math.max(0, ...choices.map(each => Number(each.id))) + 1;
    onChange([...choices, { id: next }]);
    requestAnimationFrame(() => document.getElementById(lineId(choices.length))?.focus());
  };
  const retitle = (at: number, title: Values): void =>
    onChange(choices.map((each, place) => (place === at ? { ...each, title } : each)));
  return (
    <fieldset class="choice-lines">
      <legend>{say(editorWords.choices)}</legend>
      {listIn(choices).map((choice, at) => (
        <div key={textOf(choice.id)} class="choice-line">
          {order.map((each, place) => (
            <input
              key={each}
              id={place === 0 ? lineId(at) : undefined}
              lang={each}
              autoComplete="off"
              aria-label={say(editorWords.choiceNumber, { number: at + 1, language: say(editorWords[each]) })}
              placeholder={say(editorWords[each])}
              value={textOf(recordIn(choice.title)[each])}
              onInput={({ currentTarget }) => retitle(at, { ...recordIn(choice.title), [each]: currentTarget.value })}
              onKeyDown={event => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
          ))}
          <button
            type="button"
            class="plain"
            aria-label={say(editorWords.removeChoice, { number: at + 1 })}
            onClick={({ currentTarget }) => {
              focusEnd(currentTarget.closest('fieldset'));
              onChange(choices.filter((_, place) => place !== at));
            }}
          >
            <Icon name="x-lg" />
          </button>
        </div>
      ))}
      <button type="button" class="small" onClick={add}>
        {say(editorWords.newChoice)}
      </button>
    </fieldset>
  );
}
