import { useState } from 'preact/hooks';
import { FilterField } from '../../parts/filter-field.js';
import { PageTitle } from '../../parts/heading.js';
import { TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { NotThere } from '../../parts/not-there.js';
import { PlainTable } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { categoriesOfType, objectTypes } from '../../service/catalogue.js';
import { root } from '../../service/root.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { Statuses } from '../administration/statuses.js';
import { CategorySchema } from './category-schema.js';
import { ChoicesOfList } from './choices-of-list.js';
import { editorWords } from './editor-words.js';
import { OwnDefinition } from './own-definition.js';
import { EditDefinition, OwnDefinitions } from './own-definitions.js';
import { partNames } from './schema-part.js';
import { schemaWords } from './schema-words.js';

/** The catalogue, looked up: object types, their categories, and the attributes of each. */
export default function Schema() {
  const [, name, category, own] = segments.value;
  if (name === 'own') {
    const part = partNames.find(each => each === category);
    return part ? <OwnDefinition key={`${part} ${own}`} part={part} name={own} /> : <NotThere title={say(words.notFound)} />;
  }
  if (name === 'statuses') return <StatusesOfSchema />;
  if (name === 'choices' && category !== undefined && own !== undefined)
    return <ChoicesOfList key={`${category} ${own}`} category={category} attribute={own} />;
  if (name !== undefined && category !== undefined) return <CategorySchema type={name} category={category} />;
  return name === undefined ? <Types /> : <Type name={name} />;
}

/** CMDB statuses, beside what else a site names itself; the administration lists them, too. */
function StatusesOfSchema() {
  return (
    <>
      <p class="crumbs">
        <a href={`${root}schema`}>{say(words.schema)}</a>
      </p>
      <PageTitle title={say(editorWords.statuses)} />
      <Statuses />
    </>
  );
}

function Types() {
  const [typed, setTyped] = useState('');
  const types = useAnswer(objectTypes, []);
  return (
    <>
      <PageTitle title={say(words.schema)} />
      <OwnDefinitions />
      <h2>{say(schemaWords.types)}</h2>
      <search class="filters">
        <FilterField label={say(schemaWords.find)} value={typed} onChange={setTyped} />
      </search>
      <Loaded answer={types}>
        {list => (
          <PlainTable
            label={say(schemaWords.types)}
            rows={list.filter(type => `${type.title} ${type.const}`.toLowerCase().includes(typed.toLowerCase()))}
            keyOf={type => type.const}
            columns={[
              {
                title: say(words.title),
                show: type => (
                  <a class="object-link" href={`${root}schema/${type.const}`}>
                    <TypeIcon type={type.const} size={16} />
                    {type.title}
                  </a>
                ),
              },
              { title: say(schemaWords.group), show: type => type.type_group_title },
              { title: say(schemaWords.constant), show: type => <code>{type.const}</code> },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

function Type({ name }: { readonly name: string }) {
  const types = useAnswer(objectTypes, []).value;
  const type = types?.find(each => each.const === name);
  const categories = useAnswer(caller => categoriesOfType(caller, name), [name]);
  if (types && !type) return <NotThere title={say(schemaWords.noType, { name })} />;
  return (
    <>
      <p class="crumbs">
        <a href={`${root}schema`}>{say(schemaWords.types)}</a>
      </p>
      <PageTitle title={type?.title ?? name}>
        <EditDefinition part="object_types" name={name} />
        <a class="link-button" href={to.objects(name)}>
          {say(words.objects)}
        </a>
      </PageTitle>
      <Loaded answer={categories}>
        {list => (
          <PlainTable
            label={say(schemaWords.categories)}
            rows={list}
            keyOf={category => category.const}
            columns={[
              {
                title: say(schemaWords.categories),
                show: category => <a href={`${root}schema/${name}/${category.const}`}>{category.title}</a>,
              },
              { title: '', show: ({ isMultiValue }) => isMultiValue && say(schemaWords.several) },
              { title: say(schemaWords.constant), show: category => <code>{category.const}</code> },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
