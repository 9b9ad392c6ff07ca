import type { ComponentChildren } from 'preact';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { CreateObject } from '../../lists/create-object.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon, TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { isNarrow } from '../../parts/narrow.js';
import { OfObject } from '../../parts/not-there.js';
import { PlainTable } from '../../parts/plain-table.js';
import { Rack } from '../../racks/rack.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { rootLocation } from '../../service/constants.js';
import { root } from '../../service/root.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { PlacePath } from './place-path.js';
import { Branch } from './place-tree.js';
import { placeTitle, placeWords } from './place-words.js';
import { Unplaced } from './unplaced.js';

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
  const types = useAnswer(objectTypes, []).value ?? [];
  return (
    <div>
      <OfObject named={String(place)} answer={rack}>
        {found => (
          <>
            <PlacePath place={place} way={way} />
            <PageTitle title={found.object.title}>
              <CreateObject types={types} place={{ id: place, title: found.object.title }} label={say(placeWords.newHere)} />
              <a class="link-button" href={to.object(place)}>
                <TypeIcon type={found.object.type} size={15} /> {say(placeWords.object)}
              </a>
              <a class="link-button" href={to.labels(place)}>
                {say(words.labels)}
              </a>
              <a class="link-button" href={`${root}objects?place=${place}`}>
                <Icon name="list-ul" /> {say(placeWords.list)}
              </a>
            </PageTitle>
            {found.units === null && found.object.type === rackType && <NoHeight rack={place} />}
            {found.units === null ? <Contents place={place} /> : <Rack rack={found} />}
            {place === rootLocation && <Unplaced root={{ id: place, title: found.object.title }} />}
          </>
        )}
      </OfObject>
    </div>
  );
}

/** The category that keeps the height of a rack. */
const ofForm = 'C__CATG__FORMFACTOR';

/** Without a height there is nothing to draw: where it is set. */
function NoHeight({ rack }: { readonly rack: number }) {
  const { may } = useAccess();
  return (
    <p class="notice">
      {say(placeWords.noHeight)} {may('edit', ofForm) && <a href={to.category(rack, ofForm)}>{say(placeWords.setHeight)}</a>}
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
              { title: say(words.title), show: place => <a href={to.place(place.id)}>{placeTitle(place)}</a> },
              { title: say(words.type), show: ({ type_title }) => type_title },
              { title: say(words.status), show: ({ cmdb_status_title }) => cmdb_status_title },
            ]}
          />
        )
      }
    </Loaded>
  );
}
