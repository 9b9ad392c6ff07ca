import { useEffect } from 'preact/hooks';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { SaveBar, saveAll, useLeaveGuard } from '../../drafts/save-bar.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon, TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import { parameter, segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AsOfBar, AsOfButton } from './as-of.js';
import { CategoryMenu } from './category-menu.js';
import { CategorySection } from './category-section.js';
import { type ObjectContents, readObject } from './object-contents.js';
import { objectWords } from './object-words.js';
import { Steps } from './steps.js';

/** The page of an object: its head, and its categories, edited in place. */
export default function ObjectPage() {
  const [, id = '', category] = segments.value;
  const object = Number(id);
  const asOf = parameter('as_of');
  const contents = useAnswer(caller => readObject(caller, object, asOf), [object, asOf]);
  useLeaveGuard(object);
  useEffect(() => saveByKey(object), [object]);
  return (
    <>
      <AsOfBar />
      <Loaded answer={contents}>{found => <Contents contents={found} chosen={category} />}</Loaded>
      <SaveBar object={object} />
    </>
  );
}

function saveByKey(object: number): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void saveAll(object);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

interface ContentsProps {
  readonly contents: ObjectContents;
  readonly chosen: string | undefined;
}

function Contents({ contents, chosen }: ContentsProps) {
  const { object, categories } = contents;
  const shown =
    chosen === undefined
      ? categories.filter(({ entries }) => entries.length > 0)
      : categories.filter(each => each.const === chosen);
  return (
    <>
      <Head contents={contents} />
      <div class="object-body">
        <CategoryMenu object={Number(object.id)} categories={categories} chosen={chosen} />
        <div class="sections">
          {shown.map(category => (
            <CategorySection key={category.const} object={Number(object.id)} category={category} />
          ))}
        </div>
      </div>
    </>
  );
}

function Head({ contents: { object, type, categories } }: { readonly contents: ObjectContents }) {
  const place = recordIn(categories.find(({ const: name }) => name === 'C__CATG__LOCATION')?.entries[0]);
  return (
    <div class="object-head">
      <p class="crumbs">
        {type && <a href={to.objects(type.const)}>{type.title}</a>}
        {place.parent ? (
          <>
            {' · '}
            <a href={to.place(textOf(recordIn(place.parent).id))}>{textOf(place.location_path).replaceAll(' > ', ' › ')}</a>
          </>
        ) : null}
      </p>
      <div class="object-title">
        {type && <TypeIcon type={type.const} size={34} />}
        <PageTitle title={object.title}>
          <AsOfButton />
          <Steps object={Number(object.id)} title={object.title} status={object.status} />
          {type?.container === '1' && (
            <a class="link-button" href={to.place(object.id)}>
              <Icon name="hdd-rack" /> {say(objectWords.asPlace)}
            </a>
          )}
          <a class="link-button" href={to.connections(object.id)}>
            <Icon name="diagram-3" /> {say(words.connections)}
          </a>
          <a class="link-button" href={to.impact(object.id)}>
            <Icon name="exclamation-triangle" /> {say(words.impact)}
          </a>
          <a class="link-button" href={to.historyOf(object.id)}>
            <Icon name="clock-history" /> {say(words.history)}
          </a>
        </PageTitle>
      </div>
      <ul class="object-facts">
        <li class="mark">{object.cmdb_status_title}</li>
        <li>
          <code>{object.sysid}</code>
        </li>
        <li>{say(objectWords.revision, { number: object.revision ?? 0 })}</li>
        <li>
          {say(words.updated)} <Time value={object.updated ?? object.created} />
        </li>
      </ul>
    </div>
  );
}
