import type { ComponentChildren } from 'preact';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon, TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { isNarrow } from '../../parts/narrow.js';
import { OfObject } from '../../parts/not-there.js';
import { PlainTable } from '../../parts/plain-table.js';
import { Rack } from '../../racks/rack.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { rootLocation } from '../../service/constants.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { Branch } from './place-tree.js';
import { placeWords } from './place-words.js';

/** The type of object whose form factor is drawn as units. */
const rackType = 'C__OBJTYPE__ENCLOSURE';

/** The tree of places, and what stands in the chosen one: a rack as a drawing, any other place as a list. */
export default function Places() {
  const chosen = Number(segments.value[1]) || rootLocation;
  const location = useAnswer(caller => caller.cmdb.category.read({ objID: chosen, category: 'C__CATG__LOCATION' }), [chosen]);
  const way = textOf(recordIn(location.value?.[0]).location_path).split(' > ');
  return (
    <div class="places">
      <FoldedTree isFolded={segments.value[1] !== undefined}>
        {(location.value || location.error) && <Branch place={rootLocation} chosen={chosen} way={way} depth={0} />}
      </FoldedTree>
      <PlaceContents place={chosen} way={way} />
    </div>
  );
}

/** The tree beside the place, or folded over it where there is no room beside it. */
function FoldedTree({ isFolded, children }: { readonly isFolded: boolean; readonly children: ComponentChildren }) {
  const tree = (
    <nav class="place-tree" aria-label={say(placeWords.tree)}>
      {children}
    </nav>
  );
  if (!isNarrow.value) return tree;
  return (
    <details class="place-fold" open={!isFolded}>
      <summary>{say(placeWords.tree)}</summary>
      {tree}
    </details>
  );
}

function PlaceContents({ place, way }: { readonly place: number; readonly way: readonly string[] }) {
  const rack = useAnswer(caller => caller.kataster.rack.read({ id: place }), [place]);
  return (
    <div>
      <OfObject named={String(place)} answer={rack}>
        {found => (
          <>
            <p class="crumbs">{way.filter(Boolean).join(' › ')}</p>
            <PageTitle title={found.object.title}>
              <a class="link-button" href={to.object(place)}>
                <TypeIcon type={found.object.type} size={15} /> {say(placeWords.object)}
              </a>
              <a class="link-button" href={`/objects?place=${place}`}>
                <Icon name="list-ul" /> {say(placeWords.list)}
              </a>
            </PageTitle>
            {found.units === null && found.object.type === rackType && <NoHeight rack={place} />}
            {found.units === null ? <Contents place={place} /> : <Rack rack={found} />}
          </>
        )}
      </OfObject>
    </div>
  );
}

/** Without a height there is nothing to draw: where it is set. */
function NoHeight({ rack }: { readonly rack: number }) {
  return (
    <p class="notice">
      {say(placeWords.noHeight)} <a href={to.category(rack, 'C__CATG__FORMFACTOR')}>{say(placeWords.setHeight)}</a>
    </p>
  );
}

function Contents({ place }: { readonly place: number }) {
  const contents = useAnswer(caller => caller.cmdb.location_tree.read({ id: place }), [place]);
  return (
    <Loaded answer={contents}>
      {list =>
        list.length === 0 ? (
          <p class="empty">{say(placeWords.empty)}</p>
        ) : (
          <PlainTable
            label={say(placeWords.contents)}
            rows={list}
            keyOf={({ id }) => id}
            columns={[
              { title: say(words.title), show: ({ id, title }) => <a href={to.place(id)}>{title}</a> },
              { title: say(words.type), show: ({ type_title }) => type_title },
              { title: say(words.status), show: ({ cmdb_status_title }) => cmdb_status_title },
            ]}
          />
        )
      }
    </Loaded>
  );
}
