import type { ObjectType } from '../../../../generated/types.js';
import { ChangeSets } from '../../history/change-sets.js';
import { PageTitle } from '../../parts/heading.js';
import { TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { startWords } from './start-words.js';

/** The start page: what there is by type, and what changed lately. */
export default function Start() {
  const types = useAnswer(caller => caller.cmdb.object_types.read({ countobjects: true, order_by: 'title' }), []);
  const changes = useAnswer(caller => caller.kataster.changes.read({ limit: 8 }), []);
  return (
    <>
      <PageTitle title={say(startWords.title)} />
      <div class="start">
        <section aria-labelledby="start-types">
          <h2 id="start-types">{say(startWords.types)}</h2>
          <Loaded answer={types}>{list => <TypeGroups types={list} />}</Loaded>
        </section>
        <section aria-labelledby="start-changes">
          <h2 id="start-changes">{say(startWords.changes)}</h2>
          <Loaded answer={changes}>{({ change_sets }) => <ChangeSets list={change_sets} isShort={true} />}</Loaded>
        </section>
      </div>
    </>
  );
}

function countOf({ objectcount }: ObjectType): number {
  return Number(objectcount ?? 0);
}

function TypeGroups({ types }: { readonly types: readonly ObjectType[] }) {
  const present = types.filter(type => countOf(type) > 0);
  const groups = [...new Set(present.map(({ type_group_title }) => type_group_title))];
  if (present.length === 0)
    return (
      <p class="empty">
        {say(startWords.nothing)} <a href="/import">{say(words.import)}</a>
      </p>
    );
  return (
    <>
      {groups.map(title => (
        <div key={title} class="type-group">
          <h3>{title}</h3>
          <ul class="type-cards">
            {present
              .filter(({ type_group_title }) => type_group_title === title)
              .map(type => (
                <li key={type.const}>
                  <a href={to.objects(type.const)}>
                    <TypeIcon type={type.const} size={20} />
                    <span>{type.title}</span>
                    <b>{numeral(countOf(type))}</b>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
