import type { ObjectType } from '../../../../generated/types.js';
import { TypeIcon } from '../../parts/icon.js';
import { to } from '../../routing/addresses.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';

/** How many objects there are of each type, by the groups of types. */
export function TypeGroups({ types }: { readonly types: readonly ObjectType[] }) {
  const present = types.filter(type => countOf(type) > 0);
  const groups = [...new Set(present.map(({ type_group_title }) => type_group_title))];
  if (present.length === 0) return <p class="empty">{say(words.none)}</p>;
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

function countOf({ objectcount }: ObjectType): number {
  return Number(objectcount ?? 0);
}
