import { useState } from 'preact/hooks';
import { attributesOfType, nameOf } from '../../lists/attributes-of-type.js';
import { useBlocks } from '../../parts/blocks.js';
import { PageTitle } from '../../parts/heading.js';
import { Failure } from '../../parts/loaded.js';
import { VirtualTable } from '../../parts/virtual-table.js';
import { parameter, setParameters } from '../../routing/location.js';
import { useAnswer, writes } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { language } from '../../texts/language.js';
import { numeral, say } from '../../texts/say.js';
import { ColumnPicker } from './column-picker.js';
import { attributeColumn, lastColumns, usualColumns } from './columns.js';
import { Conditions } from './conditions.js';
import { CreateObject } from './create-object.js';
import { ExportButton } from './export-button.js';
import { ListFilters } from './list-filters.js';
import { ListHead } from './list-head.js';
import { conditionsOfAddress, countOf, objectsFrom, questionOfAddress } from './object-filter.js';
import { objectsWords } from './objects-words.js';
import { Selection } from './selection.js';

/** Objects of a type, or all of them: filtered, sorted, counted, scrolled through, changed together, saved as a file. */
export default function Objects() {
  const typeName = parameter('type');
  const chosen = parameter('columns').split(',').filter(Boolean);
  const question = questionOfAddress(chosen);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const blocks = useBlocks({ load: (offset, limit) => objectsFrom(question, offset, limit), count: () => countOf(question) }, [
    question,
    writes.value,
    language.value,
  ]);
  const types = useAnswer(objectTypes, []).value ?? [];
  const attributes = useAnswer(caller => attributesOfType(caller, typeName), [typeName]).value ?? [];
  const type = types.find(each => each.const === typeName);
  const label = type?.title ?? say(objectsWords.all);
  const constants = new Map(types.map(each => [each.id, each.const]));
  const own = chosen.flatMap(name => attributes.filter(each => nameOf(each) === name)).map(attributeColumn);
  const columns = [...usualColumns(constants, type !== undefined), ...own, ...lastColumns()];
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const selectAll = async (): Promise<void> => {
    const all = await objectsFrom({ ...question, categories: [] }, 0, blocks.total ?? 0, ['id']);
    setSelected(new Set(all.map(({ id }) => id)));
  };
  return (
    <div class="fills">
      <PageTitle title={label}>
        <span class="count" role="status">
          {blocks.total !== undefined && say(objectsWords.count, { number: numeral(blocks.total) })}
        </span>
        <ColumnPicker attributes={attributes} chosen={chosen} onChange={names => setParameters({ columns: names.join(',') })} />
        <ExportButton question={question} columns={columns} name={label} />
        <CreateObject types={types} />
      </PageTitle>
      <ListFilters types={types} />
      <Conditions
        attributes={attributes}
        conditions={conditionsOfAddress()}
        onChange={conditions => setParameters({ where: conditions.length > 0 ? JSON.stringify(conditions) : '' })}
      />
      {selected.size > 0 && (
        <Selection
          ids={selected}
          total={blocks.total ?? 0}
          attributes={attributes}
          isRecyclable={parameter('status') !== ''}
          selectAll={() => void selectAll()}
          clear={() => setSelected(new Set())}
        />
      )}
      {blocks.error && <Failure error={blocks.error} />}
      {blocks.total === 0 ? (
        <p class="empty">{say(objectsWords.empty)}</p>
      ) : (
        <VirtualTable
          label={label}
          head={<ListHead columns={columns} order={question.order} sort={question.sort} />}
          columns={columns.length + 1}
          blocks={blocks}
          keyOf={({ id }) => id}
          cells={object => (
            <>
              <td class="select">
                {object && (
                  <input
                    type="checkbox"
                    aria-label={say(objectsWords.select, { title: object.title ?? object.id })}
                    checked={selected.has(object.id)}
                    onChange={() => toggle(object.id)}
                  />
                )}
              </td>
              {columns.map(({ name, show }) => (
                <td key={name}>{object ? show(object) : '…'}</td>
              ))}
            </>
          )}
        />
      )}
    </div>
  );
}
