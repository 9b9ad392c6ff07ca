import { TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { locale, say, sayNumber } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { conditionsOf, type Ending, endings, endingsSoon, soonDays } from './endings.js';
import { startWords } from './start-words.js';

/** Contracts, warranties, licences, certificates and support that end soon: on a line of the next days, and as a list. */
export function EndingSoon() {
  const today = new Date();
  const answer = useAnswer(caller => endingsSoon(caller, today), []);
  return (
    <section aria-labelledby="start-ending">
      <h2 id="start-ending">{say(startWords.ending)}</h2>
      <Loaded answer={answer}>
        {list =>
          list.length === 0 ? (
            <p class="empty">{say(startWords.endsNothing)}</p>
          ) : (
            <>
              <Line of={list} />
              <EndingTable list={list} />
              <p class="short-links">
                {endings
                  .filter(({ word }) => list.some(({ what }) => what === word))
                  .map(each => (
                    <a key={each.category} href={to.objectsWhere(conditionsOf(each, today))}>
                      {say(startWords.allOf, { what: say(each.word) })}
                    </a>
                  ))}
              </p>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const months = [0, 30, 60, soonDays];

/** A line of the days to come with a mark for each ending; the list beneath says them all. */
function Line({ of }: { readonly of: readonly Ending[] }) {
  const at = (days: number): string => `${2 + (96 * days) / soonDays}%`;
  return (
    <svg class="days-line" width="100%" height="44" role="img" aria-label={sayNumber(startWords.ends, of.length)}>
      <line x1="2%" x2="98%" y1="16" y2="16" />
      {months.map(days => (
        <text key={days} x={at(days)} y="38" text-anchor={days === 0 ? 'start' : days === soonDays ? 'end' : 'middle'}>
          {sayNumber(startWords.days, days)}
        </text>
      ))}
      {of.map(({ object, days, what }) => (
        <circle key={`${object.id} ${what.en} ${days}`} class={days <= 30 ? 'high' : ''} cx={at(days)} cy="16" r="5" />
      ))}
    </svg>
  );
}

function EndingTable({ list }: { readonly list: readonly Ending[] }) {
  const types = useAnswer(objectTypes, []).value ?? [];
  const written = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <PlainTable
      label={say(startWords.ending)}
      rows={list}
      keyOf={({ object, what, day }) => `${object.id} ${what.en} ${day}`}
      columns={[
        {
          title: say(words.title),
          show: ({ object }) => (
            <a class="object-link" href={to.object(object.id)}>
              <TypeIcon type={types.find(({ id }) => id === object.type)?.const} size={16} /> {object.title}
            </a>
          ),
        },
        { title: say(startWords.what), show: ({ what }) => say(what) },
        {
          title: say(startWords.endsOn),
          show: ({ day, days }) => (
            <>
              <time dateTime={day}>{written.format(new Date(day))}</time> <small>{sayNumber(startWords.days, days)}</small>
            </>
          ),
        },
      ]}
    />
  );
}
