import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { placeTitle, placeWords } from './place-words.js';

interface BranchProps {
  readonly place: number;
  readonly chosen: number;
  /** Titles of the places that lead to the chosen one from the root on, which are open at first. */
  readonly way: readonly string[];
  readonly depth: number;
}

/** Objects in a place, as branches that open one by one; containers alone have some. */
export function Branch({ place, chosen, way, depth }: BranchProps) {
  const places = useAnswer(
    async caller => {
      const [list, types] = await Promise.all([caller.cmdb.location_tree.read({ id: place }), objectTypes(caller)]);
      const byId = new Map(types.map(type => [type.id, type]));
      return list
        .map(each => ({ id: Number(each.id), title: each.title, shown: placeTitle(each), type: byId.get(each.type) }))
        .filter(({ type }) => type?.container === '1')
        .sort((one, other) => one.title.localeCompare(other.title, undefined, { numeric: true }));
    },
    [place],
  );
  return (
    <Loaded answer={places}>
      {list =>
        list.length === 0 && depth === 0 ? (
          <p class="empty">{say(placeWords.noPlaces)}</p>
        ) : (
          <ul>
            {list.map(({ id, type, ...titles }) => (
              <Place key={id} id={id} {...titles} type={type?.const} chosen={chosen} way={way} depth={depth} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface PlaceProps extends Omit<BranchProps, 'place'> {
  readonly id: number;
  readonly title: string;
  readonly shown: string;
  readonly type: string | undefined;
}

function Place({ id, title, shown, type, chosen, way, depth }: PlaceProps) {
  const [isOpen, setOpen] = useState(way[depth + 1] === title);
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tree = id === chosen ? row.current?.closest('.place-tree') : undefined;
    if (row.current && tree) tree.scrollTop = row.current.offsetTop - tree.clientHeight / 2;
  }, [id === chosen]);
  return (
    <li>
      <span class="branch" ref={row}>
        <button
          type="button"
          class="plain"
          aria-expanded={isOpen}
          aria-label={say(placeWords.open, { title: shown })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        </button>
        <a href={to.place(id)} aria-current={id === chosen ? 'page' : undefined}>
          <TypeIcon type={type} size={15} />
          {shown}
        </a>
      </span>
      {isOpen && <Branch place={id} chosen={chosen} way={way} depth={depth + 1} />}
    </li>
  );
}
