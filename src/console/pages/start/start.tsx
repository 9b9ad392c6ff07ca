import { useEffect, useRef } from 'preact/hooks';
import type { ChangeSet } from '../../../../generated/types.js';
import { ChangeSets } from '../../history/change-sets.js';
import { useLiveChanges } from '../../history/live-changes.js';
import { CreateObject } from '../../lists/create-object.js';
import { PageTitle } from '../../parts/heading.js';
import { TypeIcon } from '../../parts/icon.js';
import { Failure, Loaded, Waiting } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { openedObjects } from '../../service/opened-objects.js';
import { say } from '../../texts/say.js';
import { Figures } from './figures.js';
import { FirstSteps } from './first-steps.js';
import { startWords } from './start-words.js';
import { TypeGroups } from './type-groups.js';

const changesShown = 8;

/** The start page: what needs somebody, what there is by type, what was opened last, saved views, and what is changed, live. On a service that documents nothing yet, how to begin. */
export default function Start() {
  const live = useLiveChanges(changesShown);
  const newest = live.sets?.[0]?.number;
  const types = useAnswer(caller => caller.cmdb.object_types.read({ countobjects: true, order_by: 'title' }), []);
  const known = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (known.current !== undefined) types.reload();
    known.current = newest;
  }, [newest]);
  const views = useAnswer(caller => caller.cmdb.report.list.v2(), []).value ?? [];
  const opened = openedObjects();
  return (
    <>
      <PageTitle title={say(startWords.title)}>
        <CreateObject types={types.value ?? []} />
      </PageTitle>
      {live.sets && isNew(live.sets) && types.value && <FirstSteps types={types.value} />}
      {live.sets && !isNew(live.sets) && <Figures />}
      <div class="start">
        <section aria-labelledby="start-types">
          <h2 id="start-types">{say(startWords.types)}</h2>
          <Loaded answer={types}>{list => <TypeGroups types={list} />}</Loaded>
        </section>
        <div>
          {opened.length > 0 && (
            <section aria-labelledby="start-opened">
              <h2 id="start-opened">{say(startWords.opened)}</h2>
              <ul class="short-links">
                {opened.map(({ id, title, type }) => (
                  <li key={id}>
                    <a class="object-link" href={to.object(id)}>
                      <TypeIcon type={type} size={16} /> {title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {views.length > 0 && (
            <section aria-labelledby="start-views">
              <h2 id="start-views">{say(startWords.views)}</h2>
              <ul class="short-links">
                {views.map(({ id, title }) => (
                  <li key={id}>
                    <a href={to.view(title)}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="start-changes">
            <h2 id="start-changes">{say(startWords.changes)}</h2>
            {live.error && <Failure error={live.error} />}
            {live.sets && <ChangeSets list={live.sets} isShort={true} />}
            {!live.sets && !live.error && <Waiting />}
          </section>
        </div>
      </div>
    </>
  );
}

/** Whether no object was made yet but those that every installation has: these are all change sets, and signing in is one, too. */
function isNew(sets: readonly ChangeSet[]): boolean {
  const makesObject = ({ method, changes }: ChangeSet): boolean =>
    method !== 'default data' && changes.some(({ action, object }) => action === 'created' && object !== undefined);
  return sets.length < changesShown && !sets.some(makesObject);
}
