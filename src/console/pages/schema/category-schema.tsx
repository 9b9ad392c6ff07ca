import type { AttributeInfo } from '../../../../generated/types.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { useAnswer } from '../../service/answer.js';
import { categoriesOfType, categoryInfo, objectTypes } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { schemaWords } from './schema-words.js';

/** The attributes of a category: how each is written, and its choices. */
export function CategorySchema({ type, category }: { readonly type: string; readonly category: string }) {
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
        <a href="/schema">{say(schemaWords.types)}</a> · <a href={`/schema/${type}`}>{names?.type ?? type}</a>
      </p>
      <PageTitle title={names?.category ?? category}>
        <a class="link-button" href={`/docs/categories/${category}.html`}>
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
                show: ([key, { dialog }]) => dialog !== undefined && <Choices category={category} name={key} />,
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

function marksOf({ required, readOnly }: AttributeInfo): string {
  return [...(required ? [say(schemaWords.required)] : []), ...(readOnly ? [say(schemaWords.readOnly)] : [])].join(', ');
}

const shownAtMost = 12;

function Choices({ category, name }: { readonly category: string; readonly name: string }) {
  const { value } = useAnswer(
    caller => caller.cmdb.dialog.read({ category: constant(category), property: name }).catch(() => []),
    [category, name],
  );
  const choices = Array.isArray(value) ? value.map(({ title }) => title) : [];
  const more = choices.length > shownAtMost ? ' …' : '';
  return <span class="choices">{choices.slice(0, shownAtMost).join(', ') + more}</span>;
}
