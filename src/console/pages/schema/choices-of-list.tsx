import type { OfferedChoice } from '../../../../generated/types.js';
import type { Offer } from '../../attributes/combobox.js';
import { MergeButton } from '../../history/merge-button.js';
import { mergeWords } from '../../history/merge-words.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { categoryInfo, categoryTitles } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { root } from '../../service/root.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { editorWords } from './editor-words.js';
import { schemaWords } from './schema-words.js';

interface ListProps {
  readonly category: string;
  readonly attribute: string;
}

/** The choices of an attribute whose list users extend: those that were added get other titles here, and go. */
export function ChoicesOfList({ category, attribute }: ListProps) {
  const mayAdd = useAccess().uses('cmdb.dialog.create');
  const title = useAnswer(
    async caller => {
      const [info, titles] = await Promise.all([categoryInfo(caller, category), categoryTitles(caller)]);
      return `${titles[category] ?? category} › ${info[attribute]?.title ?? attribute}`;
    },
    [category, attribute],
  ).value;
  const choices = useAnswer(
    async caller => {
      const found = await caller.cmdb.dialog.read({ category: constant(category), property: attribute });
      return Array.isArray(found) ? found : [];
    },
    [category, attribute],
  );
  return (
    <>
      <p class="crumbs">
        <a href={`${root}schema`}>{say(words.schema)}</a> · {say(schemaWords.choices)}
      </p>
      <PageTitle title={title ?? attribute}>
        {mayAdd && (
          <FormButton
            shortcut="n"
            title={say(editorWords.newChoice)}
            submit={say(editorWords.newChoice)}
            save={form => service.value.cmdb.dialog.create({ ...placeOf({ category, attribute }), value: textIn(form, 'title') })}
          >
            <TitleField />
          </FormButton>
        )}
      </PageTitle>
      <Loaded answer={choices}>
        {list => (
          <PlainTable
            label={say(schemaWords.choices)}
            rows={list}
            keyOf={({ id }) => id}
            columns={[
              { title: say(words.title), show: choice => choice.title },
              { title: say(schemaWords.constant), show: choice => <code>{choice.const}</code> },
              {
                title: say(words.actions),
                isForScreen: true,
                show: choice =>
                  mayAdd && choice.const === '' && <ChoiceActions of={choice} all={list} {...{ category, attribute }} />,
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

function placeOf({ category, attribute }: ListProps) {
  return { category: constant(category), property: attribute };
}

function TitleField({ title = '' }: { readonly title?: string }) {
  return (
    <label>
      {say(words.title)}
      <input name="title" required={true} autoComplete="off" maxLength={255} defaultValue={title} />
    </label>
  );
}

interface ChoiceActionsProps extends ListProps {
  readonly of: OfferedChoice;
  readonly all: readonly OfferedChoice[];
}

/** A choice that was added has no constant; only such a one changes. */
function ChoiceActions({ of: { id, title, parent }, all, ...list }: ChoiceActionsProps) {
  const place = { ...placeOf(list), entry_id: Number(id) };
  const find = async (question: string): Promise<readonly Offer[]> =>
    all
      .filter(each => each.id !== id && each.parent?.id === parent?.id)
      .filter(each => each.title.toLowerCase().includes(question.trim().toLowerCase()))
      .map(each => ({ id: each.id, title: each.title, note: each.const, value: each.id }));
  return (
    <span class="row-actions">
      <FormButton
        isSmall={true}
        title={title}
        label={say(words.edit)}
        submit={say(words.save)}
        save={form => service.value.cmdb.dialog.update({ ...place, value: textIn(form, 'title') })}
      >
        <TitleField title={title} />
      </FormButton>
      <MergeButton
        isSmall={true}
        title={title}
        hint={mergeWords.choiceHint}
        find={find}
        merge={(caller, into, options) => caller.kataster.dialog.merge({ ...place, into }, options)}
      />
      <FormButton
        isSmall={true}
        isDangerous={true}
        title={title}
        submit={say(editorWords.remove)}
        save={() => service.value.cmdb.dialog.delete(place)}
      >
        <p>{say(editorWords.removeChoiceHint)}</p>
      </FormButton>
    </span>
  );
}
