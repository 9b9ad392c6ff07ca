import { useEffect } from 'preact/hooks';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { SaveBar, saveAll, useLeaveGuard } from '../../drafts/save-bar.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon, TypeIcon } from '../../parts/icon.js';
import { OfObject } from '../../parts/not-there.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { noteOpened } from '../../service/opened-objects.js';
import { asOf } from '../../service/past.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { CategoryMenu } from './category-menu.js';
import { CategorySection } from './category-section.js';
import { Duplicate, isTemplate } from './duplicate.js';
import { type ObjectContents, readObject } from './object-contents.js';
import { objectWords } from './object-words.js';
import { Picture, PictureButtons } from './picture.js';
import { Steps } from './steps.js';
import { UnofferedSection } from './unoffered-section.js';

/** The page of an object: its head, and its categories, edited in place. */
export default function ObjectPage() {
  const [, id = '', category] = segments.value;
  const object = Number(id);
  const contents = useAnswer(caller => readObject(caller, object), [object]);
  useLeaveGuard(object);
  useEffect(() => saveByKey(object), [object]);
  useEffect(() => {
    const { object: shown, type } = contents.value ?? {};
    if (shown && type) noteOpened({ id: shown.id, title: shown.title, type: type.const });
  }, [contents.value]);
  return (
    <>
      <OfObject named={id} answer={contents}>
        {found => <Contents contents={found} chosen={category} />}
      </OfObject>
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
          {chosen !== undefined && shown.length === 0 && <UnofferedSection object={Number(object.id)} name={chosen} />}
        </div>
      </div>
    </>
  );
}

function Head({ contents }: { readonly contents: ObjectContents }) {
  const { object, type, categories } = contents;
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
        <Picture contents={contents} />
        {type && <TypeIcon type={type.const} size={34} />}
        <PageTitle title={object.title}>
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
          {asOf.value === '' && <Actions contents={contents} />}
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

/** Everything that can be done with the object: what is asked for less often stands behind a button. */
function Actions({ contents }: { readonly contents: ObjectContents }) {
  const { object } = contents;
  return (
    <>
      {isTemplate(object) && <Duplicate object={object} />}
      <details class="menu">
        <summary>{say(objectWords.more)}</summary>
        <div class="menu-body">
          {!isTemplate(object) && <Duplicate object={object} />}
          <PictureButtons contents={contents} />
          <Steps object={Number(object.id)} title={object.title} status={object.status} />
        </div>
      </details>
    </>
  );
}
