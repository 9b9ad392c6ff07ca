import { useState } from 'preact/hooks';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import { FilterField } from '../../parts/filter-field.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { Net } from './net.js';
import { netWords } from './net-words.js';
import { sizeInWords } from './sizes.js';

const most = 2000;

/** Nets, or one of them with its addresses. */
export default function Nets() {
  const id = Number(segments.value[1]);
  return id ? <Net key={id} id={id} /> : <NetList />;
}

function NetList() {
  const [typed, setTyped] = useState('');
  const nets = useAnswer(async caller => {
    const found = await caller.cmdb.objects.read({
      filter: { attributes: [{ category: 'C__CATS__NET', key: 'address', comparison: 'set' }] },
      fields: ['id', 'title'],
      categories: ['C__CATS__NET'],
      order_by: 'title',
      limit: most,
    });
    return (Array.isArray(found) ? found : found.objects).map(({ id, title = '', categories }) => ({
      id,
      title,
      net: listIn(recordIn(categories).C__CATS__NET)[0] ?? {},
    }));
  }, []);
  return (
    <>
      <PageTitle title={say(words.nets)} />
      <search class="filters">
        <FilterField label={say(words.search)} value={typed} onChange={setTyped} />
      </search>
      <Loaded answer={nets}>
        {list => (
          <PlainTable
            label={say(words.nets)}
            rows={list.filter(({ title, net }) =>
              `${title} ${textOf(net.address_with_suffix)}`.toLowerCase().includes(typed.toLowerCase()),
            )}
            keyOf={({ id }) => id}
            columns={[
              { title: say(words.title), show: ({ id, title }) => <a href={`/nets/${id}`}>{title}</a> },
              { title: say(netWords.address), show: ({ net }) => <code>{textOf(net.address_with_suffix)}</code> },
              { title: say(netWords.range), show: ({ net }) => textOf(net.address_range) },
              { title: say(netWords.usage), show: ({ net }) => <UsageMeter counts={textOf(net.free_addresses)} /> },
              { title: say(netWords.layer2), show: ({ net }) => textOf(net.layer2_assignments) },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

/** How many addresses of a net are used, from a text such as `30 / 1022`. */
function UsageMeter({ counts }: { readonly counts: string }) {
  const [used, all] = counts.split(' / ');
  if (!used || !all || !/^[0-9]+$/.test(all)) return <>{counts}</>;
  const text = `${numeral(Number(used))} / ${sizeInWords(BigInt(all))}`;
  return (
    <span class="usage">
      <meter value={Number(used) / Math.max(1, Number(all))} aria-label={text} /> {text}
    </span>
  );
}
