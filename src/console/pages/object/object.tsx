import { useEffect } from 'preact/hooks';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { SaveBar, saveAll, useObjectGuard } from '../../drafts/save-bar.js';
import { saveByKey } from '../../drafts/save-key.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon, TypeIcon } from '../../parts/icon.js';
import { OfObject } from '../../parts/not-there.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { noteOpened } from '../../service/opened-objects.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { Bookkeeping } from './bookkeeping.js';
import { CategoryMenu } from './category-menu.js';
import { CategorySection } from './category-section.js';
import { Duplicate, isTemplate } from './duplicate.js';
import { AddFiles, FileTarget, mayAttach } from './file-target.js';
import { HeadFacts, Warnings } from './head-facts.js';
import { Merge } from './merge.js';
import { type ObjectContents, readObject } from './object-contents.js';
import { objectWords } from './object-words.js';
import { ofPictures, Picture, PictureButtons } from './picture.js';
import { Steps, stepsOf } from './steps.js';
import { UnofferedSection } from './unoffered-section.js';

/** The page of an object: its head, and its categories, edited in place. */
export default function ObjectPage() {
  const [, id = '', category] = segments.value;
  const object = Number(id);
  const contents = useAnswer(caller => readObject(caller, object), [object]);
  useObjectGuard(object);
  useEffect(() => saveByKey(() => void saveAll(object)), [object]);
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

interface ContentsProps {
  readonly contents: ObjectContents;
  readonly chosen: string | undefined;
}

function Contents({ contents, chosen }: ContentsProps) {
  const { object, type, categories } = contents;
  const access = useAccess(type?.const);
  const shown =
    chosen === undefined
      ? categories.filter(({ entries }) => entries.length > 0)
      : categories.filter(each => each.const === chosen);
  return (
    <FileTarget contents={contents}>
      <Head contents={contents} />
      <div class="object-body">
        <CategoryMenu object={Number(object.id)} categories={categories} chosen={chosen} />
        <div class="sections">
          {shown.map(category => (
            <CategorySection key={category.const} object={Number(object.id)} access={access} category={category} />
          ))}
          {chosen === undefined && <Bookkeeping contents={contents} />}
          {chosen !== undefined && shown.length === 0 && (
            <UnofferedSection object={Number(object.id)} access={access} name={chosen} />
          )}
        </div>
      </div>
    </FileTarget>
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
          <a class="link-button" href={to.labels(object.id)}>
            {say(words.labels)}
          </a>
          <a class="link-button" href={to.historyOf(object.id)}>
            <Icon name="clock-history" /> {say(words.history)}
          </a>
          <Actions contents={contents} />
        </PageTitle>
      </div>
      <ul class="object-facts">
        <li class="mark">{object.cmdb_status_title}</li>
        <Warnings contents={contents} />
        <li>
          {say(words.updated)} <Time value={object.updated ?? object.created} />
        </li>
      </ul>
      <HeadFacts contents={contents} />
    </div>
  );
}

/** Everything that can be done with the object: what is asked for less often stands behind a button. */
function Actions({ contents }: { readonly contents: ObjectContents }) {
  const { object, type } = contents;
  const access = useAccess(type?.const);
  const { may, ofType } = access;
  const own = <Duplicate object={object} />;
  const isDuplicable = type !== undefined && ofType('create', type.const, 'everywhere');
  const steps = stepsOf(object.status).filter(({ verb }) => may(verb));
  const isMergeable = may('archive') && may('edit');
  const hasPicture = may('edit', ofPictures);
  const isFiled = mayAttach(contents, access);
  if (!isDuplicable && !hasPicture && !isFiled && steps.length === 0) return null;
  return (
    <>
      {isTemplate(object) && isDuplicable && own}
      <details class="menu">
        <summary>{say(objectWords.more)}</summary>
        <div class="menu-body">
          {!isTemplate(object) && isDuplicable && own}
          {isFiled && <AddFiles object={object} />}
          {hasPicture && <PictureButtons contents={contents} />}
          {isMergeable && <Merge object={object} />}
          <Steps object={Number(object.id)} title={object.title} steps={steps} />
        </div>
      </details>
    </>
  );
}
