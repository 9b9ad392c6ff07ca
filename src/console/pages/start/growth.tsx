import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { isPrinting } from '../../parts/printing.js';
import { useAnswer } from '../../service/answer.js';
import { locale, numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { type Count, growth } from './counts.js';
import { startWords } from './start-words.js';

const height = 80;

/** How many objects were documented over the last 90 days: a line, and the numbers beneath. */
export function Growth() {
  const now = new Date();
  const answer = useAnswer(caller => growth(caller, now), []);
  return (
    <section aria-labelledby="start-growth">
      <h2 id="start-growth">{say(startWords.growth)}</h2>
      <Loaded answer={answer}>
        {weeks => (
          <>
            <GrowthLine weeks={weeks} />
            <GrowthTable weeks={weeks} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface GrowthProps {
  readonly weeks: readonly Count<Date>[];
}

function GrowthLine({ weeks }: GrowthProps) {
  const most = Math.max(1, ...weeks.map(({ number }) => number));
  const at = weeks.map(({ number }, index) => {
    const [x, y] = [(100 * index) / Math.max(1, weeks.length - 1), height - 4 - ((height - 8) * number) / most];
    return `${x},${y}`;
  });
  const [first, last] = [weeks[0]?.number ?? 0, weeks.at(-1)?.number ?? 0];
  return (
    <svg
      class="growth-line"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={say(startWords.grew, { first: numeral(first), last: numeral(last) })}
    >
      <polygon points={`0,${height} ${at.join(' ')} 100,${height}`} />
      <polyline points={at.join(' ')} vector-effect="non-scaling-stroke" />
    </svg>
  );
}

function GrowthTable({ weeks }: GrowthProps) {
  const written = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return (
    <details open={isPrinting.value}>
      <summary>{say(startWords.asList)}</summary>
      <PlainTable
        label={say(startWords.growth)}
        rows={weeks}
        keyOf={({ of }) => of.getTime()}
        columns={[
          { title: say(startWords.day), show: ({ of }) => written.format(of) },
          { title: say(words.objects), show: ({ number }) => numeral(number) },
        ]}
      />
    </details>
  );
}
