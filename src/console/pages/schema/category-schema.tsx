import type { AttributeInfo } from '../../../../generated/types.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable, type TableColumn } from '../../parts/plain-table.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { categoriesOfType, categoryInfo, objectTypes } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { root } from '../../service/root.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { editorWords } from './editor-words.js';
import { uniqueWords } from './kinds.js';
import { EditDefinition, useMayRule } from './own-definitions.js';
import { schemaWords } from './schema-words.js';

/** The attributes of a category: how each is written, and its choices. */
export function CategorySchema({ type, category }: { readonly type: string; readonly category: string }) {
  const mayRule = useMayRule(category);
  const info = useAnswer(caller => categoryInfo(caller, category), [category]);
  const names = useAnswer(
    async caller => {
      const [types, offered] = await Promise.all([objectTypes(caller), categoriesOfType(caller, type)]);
      return {
        type: types.find(each => each.const === type)?.title,
        category: offered.find(each => each.const === category)?.title,
      };
    },
    [type, category],
  ).value;
  return (
    <>
      <p class="crumbs">
        <a href={`${root}schema`}>{say(schemaWords.types)}</a> · <a href={`${root}schema/${type}`}>{names?.type ?? type}</a>
      </p>
      <PageTitle title={names?.category ?? category}>
        <EditDefinition part="categories" name={category} />
        <a class="link-button" href={`${root}docs/categories/${category}.html`}>
          {say(words.documentation)}
        </a>
      </PageTitle>
      <Loaded answer={info}>
        {attributes => (
          <PlainTable
            label={say(schemaWords.attributes)}
            rows={Object.entries(attributes)}
            keyOf={([key]) => key}
            columns={[
              { title: say(words.title), show: ([, { title }]) => <b>{title}</b> },
              { title: say(schemaWords.key), show: ([key]) => <code>{key}</code> },
              { title: say(words.type), show: ([, attribute]) => attribute.type },
              { title: say(schemaWords.marks), show: ([, attribute]) => marksOf(attribute) },
              {
                title: say(schemaWords.choices),
                show: ([key, { dialog, type, extendable }]) =>
                  dialog !== undefined && (
                    <Choices category={category} name={key} isExtended={type === 'dialog_plus' || extendable === true} />
                  ),
              },
              ...(mayRule ? [ruleColumn(category)] : []),
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

/** Leads to the rule for each attribute. */
function ruleColumn(category: string): TableColumn<[string, AttributeInfo]> {
  return {
    title: say(editorWords.rule),
    isForScreen: true,
    show: ([key, { title }]) => (
      <a
        class="link-button small"
        aria-label={say(editorWords.ruleOf, { title })}
        href={`${root}schema/own/attribute_rules/${category}.${key}`}
      >
        {say(editorWords.rule)}
      </a>
    ),
  };
}

function marksOf(attribute: AttributeInfo): string {
  const { required, readOnly, internal, deprecated, unique, pattern, permittedValues, counter, expression } = attribute;
  const marks = [
    required && say(schemaWords.required),
    readOnly && say(schemaWords.readOnly),
    internal && say(schemaWords.hidden),
    deprecated && say(schemaWords.deprecated),
    unique && `${say(editorWords.unique)}: ${say(uniqueWords[unique])}`,
    pattern && `${say(editorWords.pattern)}: ${pattern}`,
    permittedValues && `${say(editorWords.permittedValues)}: ${permittedValues.join(', ')}`,
    counter && `${say(editorWords.counter)}: ${counter}`,
    expression && `${say(editorWords.expression)}: ${expression}`,
  ];
  return marks.filter(Boolean).join(', ');
}

const shownAtMost = 12;

interface ChoicesProps {
  readonly category: string;
  readonly name: string;
  /** Users add choices to the list. */
  readonly isExtended: boolean;
}

function Choices({ category, name, isExtended }: ChoicesProps) {
  const mayAdd = useAccess().uses('cmdb.dialog.create');
  const { value } = useAnswer(
    caller => caller.cmdb.dialog.read({ category: constant(category), property: name }).catch(() => []),
    [category, name],
  );
  const choices = Array.isArray(value) ? value.map(({ title }) => title) : [];
  const more = choices.length > shownAtMost ? ' …' : '';
  return (
    <>
      <span class="choices">{choices.slice(0, shownAtMost).join(', ') + more}</span>{' '}
      {isExtended && mayAdd && (
        <a class="link-button small" href={`${root}schema/choices/${category}/${name}`}>
          {say(words.edit)}
        </a>
      )}
    </>
  );
}
