import { useState } from 'preact/hooks';
import { textOf } from '../../attributes/attribute-view.js';
import { FilterField } from '../../parts/filter-field.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { parameter, segments, setParameters } from '../../routing/location.js';
import { useAccess } from '../../service/access.js';
import { objectsOf, useAnswer } from '../../service/answer.js';
import { root } from '../../service/root.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { Net } from './net.js';
import { listedNet, type NetInTree, netTree } from './net-tree.js';
import { netWords } from './net-words.js';
import { cidrOf, NewNet } from './new-net.js';
import { sizeInWords } from './sizes.js';

const most = 2000;
/** The parameter of the address that opens the form of a new net; its value is the net around it. */
const newNetIn = 'new';

/** Nets, or one of them with its addresses. */
export default function Nets() {
  const id = Number(segments.value[1]);
  return id ? <Net key={id} id={id} /> : <NetList />;
}

function NetList() {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(parameter(newNetIn) !== '');
  const { ofType } = useAccess();
  const nets = useAnswer(async caller => {
    const found = await caller.cmdb.objects.read({
      filter: { attributes: [{ category: 'C__CATS__NET', key: 'address', comparison: 'set' }] },
      fields: ['id', 'title'],
      categories: ['C__CATS__NET'],
      order_by: 'title',
      limit: most,
    });
    return netTree(objectsOf(found).map(listedNet));
  }, []);
  const close = (): void => {
    setParameters({ [newNetIn]: '' });
    setOpen(false);
  };
  return (
    <>
      <PageTitle title={say(words.nets)}>
        {ofType('create', 'C__OBJTYPE__LAYER3_NET') && (
          <button type="button" class="primary" aria-keyshortcuts="n" onClick={() => setOpen(true)}>
            <Icon name="plus-lg" /> {say(netWords.newNet)}
          </button>
        )}
      </PageTitle>
      <search class="filters">
        <FilterField label={say(words.search)} value={typed} onChange={setTyped} />
      </search>
      <Loaded answer={nets}>
        {list => (
          <>
            <NetTable nets={list} typed={typed.toLowerCase()} />
            {isOpen && <NewNet nets={list} within={parameter(newNetIn)} onClose={close} />}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Nets as a tree; those that fit a text stand where they are in it. */
function NetTable({ nets, typed }: { readonly nets: readonly NetInTree[]; readonly typed: string }) {
  return (
    <PlainTable
      label={say(words.nets)}
      rows={nets.filter(each => `${each.title} ${cidrOf(each)}`.toLowerCase().includes(typed))}
      keyOf={({ id }) => id}
      columns={[
        {
          title: say(words.title),
          show: ({ id, title, depth }) => (
            <a class={`net-depth-${Math.min(depth, deepest)}`} href={`${root}nets/${id}`}>
              {title}
            </a>
          ),
        },
        { title: say(netWords.address), show: net => <code>{cidrOf(net)}</code> },
        { title: say(netWords.usage), show: ({ net }) => <UsageMeter counts={textOf(net.free_addresses)} /> },
        { title: say(netWords.layer2), show: ({ net }) => textOf(net.layer2_assignments) },
      ]}
    />
  );
}

/** The depth from which on nets are indented alike. */
const deepest = 5;

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
