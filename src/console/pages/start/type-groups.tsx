import type { ObjectType } from '../../../../generated/types.js';
import { Bars } from '../../parts/bars.js';
import { TypeIcon } from '../../parts/icon.js';
import { to } from '../../routing/addresses.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';

/** How many objects there are of each type, by the groups of types. */
export function TypeGroups({ types }: { readonly types: readonly ObjectType[] }) {
  const present = types.filter(type => countOf(type) > 0);
  const groups = [...new Set(present.map(({ type_group_title }) => type_group_title))];
  const most = Math.max(...present.map(countOf));
  if (present.length === 0) return <p class="empty">{say(words.none)}</p>;
  return (
    <>
      {groups.map(title => (
        <div key={title} class="type-group">
          <h3>{title}</h3>
          <Bars
            most={most}
            bars={present
              .filter(({ type_group_title }) => type_group_title === title)
              .map(type => ({
                key: type.const,
                title: (
                  <>
                    <TypeIcon type={type.const} size={16} /> {type.title}
                  </>
                ),
                value: countOf(type),
                shown: numeral(countOf(type)),
                href: to.objects(type.const),
              }))}
          />
        </div>
      ))}
    </>
  );
}

function countOf({ objectcount }: ObjectType): number {
  return Number(objectcount ?? 0);
}
