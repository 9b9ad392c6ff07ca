import type { ListedObject, ObjectSortKey } from '../../../../generated/types.js';
import { useBlocks } from '../../parts/blocks.js';
import { PageTitle } from '../../parts/heading.js';
import { TypeIcon } from '../../parts/icon.js';
import { Failure } from '../../parts/loaded.js';
import { Time } from '../../parts/time.js';
import { VirtualTable } from '../../parts/virtual-table.js';
import { to } from '../../routing/addresses.js';
import { parameter, setParameters } from '../../routing/location.js';
import { useAnswer, writes } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { service } from '../../service/service.js';
import { numeral, say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { ListFilters } from './list-filters.js';
import { objectsFrom, questionOfAddress } from './object-filter.js';
import { objectsWords } from './objects-words.js';

interface Column {
  readonly title: string;
  readonly order?: ObjectSortKey;
  show(object: ListedObject): preact.ComponentChildren;
}

/** Objects of a type, or all of them: filtered, sorted, counted, scrolled through. */
export default function Objects() {
  const question = questionOfAddress();
  const caller = service.value;
  const blocks = useBlocks((offset, limit) => objectsFrom(question, offset, limit), [question, writes.value, caller]);
  const types = useAnswer(objectTypes, []).value ?? [];
  const type = types.find(each => each.const === parameter('type'));
  const constants = new Map(types.map(each => [each.id, each.const]));
  const columns: readonly Column[] = [
    {
      title: say(words.title),
      order: 'title',
      show: ({ id, title, type: typeId = '' }) => (
        <a class="object-link" href={to.object(id)}>
          <TypeIcon type={constants.get(typeId)} size={16} />
          {title}
        </a>
      ),
    },
    ...(type
      ? []
      : [{ title: say(words.type), order: 'type_title', show: ({ type_title }: ListedObject) => type_title } as const]),
    { title: say(words.status), show: ({ cmdb_status_title }) => cmdb_status_title },
    { title: say(objectsWords.sysid), order: 'sysid', show: ({ sysid }) => <code>{sysid}</code> },
    { title: say(words.updated), show: ({ updated, created }) => <Time value={updated ?? created} /> },
  ];
  return (
    <div class="fills">
      <PageTitle title={type?.title ?? say(objectsWords.all)}>
        <span class="count" role="status">
          {blocks.total !== undefined && say(objectsWords.count, { number: numeral(blocks.total) })}
        </span>
      </PageTitle>
      <ListFilters types={types} />
      {blocks.error && <Failure error={blocks.error} />}
      {blocks.total === 0 ? (
        <p class="empty">{say(objectsWords.empty)}</p>
      ) : (
        <VirtualTable
          label={type?.title ?? say(objectsWords.all)}
          head={<Head columns={columns} order={question.order} sort={question.sort} />}
          columns={columns.length}
          blocks={blocks}
          keyOf={({ id }) => id}
          cells={object => columns.map(({ title, show }) => <td key={title}>{object ? show(object) : '…'}</td>)}
        />
      )}
    </div>
  );
}

interface HeadProps {
  readonly columns: readonly Column[];
  readonly order: ObjectSortKey;
  readonly sort: 'ASC' | 'DESC';
}

function Head({ columns, order: present, sort }: HeadProps) {
  const direction = sort === 'ASC' ? 'ascending' : 'descending';
  return (
    <tr>
      {columns.map(({ title, order }) => (
        <th key={title} scope="col" aria-sort={order === present ? direction : undefined}>
          {order === undefined ? (
            title
          ) : (
            <button
              type="button"
              class="sort"
              title={say(objectsWords.sortBy, { title })}
              onClick={() => setParameters({ order, sort: order === present && sort === 'ASC' ? 'DESC' : 'ASC' })}
            >
              {title}
              {order === present && (sort === 'ASC' ? ' ↑' : ' ↓')}
            </button>
          )}
        </th>
      ))}
    </tr>
  );
}
