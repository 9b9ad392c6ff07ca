import { useState } from 'preact/hooks';
import type { ReportInfo } from '../../../../generated/types.js';
import { attributesOfType, categoryOf, usualCategories } from '../../lists/attributes-of-type.js';
import { CreateObject } from '../../lists/create-object.js';
import { useBlocks } from '../../parts/blocks.js';
import { PageTitle } from '../../parts/heading.js';
import { Failure, Waiting } from '../../parts/loaded.js';
import { NotThere } from '../../parts/not-there.js';
import { VirtualTable } from '../../parts/virtual-table.js';
import { to } from '../../routing/addresses.js';
import { address, go, parameter, setParameters } from '../../routing/location.js';
import { useAnswer, writes } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { asOf } from '../../service/past.js';
import { language } from '../../texts/language.js';
import { numeral, say } from '../../texts/say.js';
import { ColumnPicker } from './column-picker.js';
import { columnsNamed, fieldsOf, movedTo, usualColumns } from './columns.js';
import { Conditions } from './conditions.js';
import { ExportButtons } from './export-buttons.js';
import { ListFilters } from './list-filters.js';
import { ListHead } from './list-head.js';
import { filterOf, hasView, isFiltered, type ListView, parametersOf, viewIn, viewOfReport, withoutFilters } from './list-view.js';
import { countOf, everyObject, objectsFrom } from './listed-objects.js';
import { objectsWords } from './objects-words.js';
import { PrintButton } from './print-button.js';
import { isSameView, useSavedViews } from './saved-views.js';
import { Selection } from './selection.js';
import { type DialogState, ReplaceView, ViewsButton } from './views-button.js';

/** Objects as the address says, or as the saved view that it names does. */
export default function Objects() {
  const name = parameter('view');
  // Kept here, as the list makes way while the view that was renamed is loaded.
  const dialog = useState(false);
  const views = useSavedViews(name !== '');
  const saved = views.value?.find(({ title }) => title === name);
  if (hasView(address.value.searchParams) || name === '')
    return <ObjectList view={viewIn(address.value.searchParams)} saved={saved} name={name} dialog={dialog} />;
  if (saved) return <ObjectList view={viewOfReport(saved)} saved={saved} name={name} dialog={dialog} />;
  if (views.error) return <Failure error={views.error} again={views.reload} />;
  return views.value === undefined ? <Waiting /> : <NotThere title={say(objectsWords.noSuchView, { title: name })} />;
}

interface ObjectListProps {
  readonly view: ListView;
  /** The saved view that the address names. */
  readonly saved: ReportInfo | undefined;
  readonly name: string;
  readonly dialog: DialogState;
}

/** A list of objects: filtered, sorted, counted, scrolled through, changed together, kept as a view, saved as a file. */
function ObjectList({ view, saved, name, dialog }: ObjectListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const types = useAnswer(objectTypes, []).value ?? [];
  const usual = useAnswer(async caller => ({ of: view.type, are: await usualCategories(caller, view.type) }), [view.type]);
  const isOfType = usual.value?.of === view.type;
  const names = view.columns.length > 0 ? view.columns : usualColumns(isOfType ? usual.value?.are : undefined);
  const isKnown = view.columns.length > 0 || isOfType || usual.error !== undefined;
  const ofAttributes = names.filter(each => each.includes('-')).map(categoryOf);
  const others = [...ofAttributes, ...view.conditions.map(({ category }) => category)];
  const attributes = useAnswer(caller => attributesOfType(caller, view.type, others), [view.type, others]).value ?? [];
  const question = {
    filter: filterOf(view),
    order: view.order,
    sort: view.sort,
    categories: [...new Set(ofAttributes)],
    fields: fieldsOf(names),
  };
  const blocks = useBlocks(
    { load: (offset, limit) => objectsFrom(question, offset, limit), count: () => countOf(question) },
    isKnown ? [question, writes.value, language.value, asOf.value] : undefined,
  );
  const label = types.find(each => each.const === view.type)?.title ?? say(objectsWords.all);
  const columns = columnsNamed(names, attributes, new Map(types.map(each => [each.id, each.const])));
  const isAsSaved = saved !== undefined && isSameView(view, names, saved);
  const change = (part: Partial<ListView>): void => setParameters({ ...parametersOf({ ...view, ...part }), view: name });
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const selectAll = async (): Promise<void> => {
    const all = await everyObject({ ...question, categories: [], fields: ['id'] });
    setSelected(new Set(all.map(({ id }) => id)));
  };
  return (
    <div class="fills">
      <PageTitle title={saved ? saved.title : label}>
        <span class="count" role="status">
          {blocks.total !== undefined &&
            blocks.isCounted &&
            say(blocks.total === 1 ? objectsWords.one : objectsWords.count, { number: numeral(blocks.total) })}
        </span>
        {saved && !isAsSaved && <ReplaceView saved={saved} view={view} columns={names} />}
        <ViewsButton
          view={view}
          columns={names}
          open={saved}
          dialog={dialog}
          onOpen={title => void go(title ? to.view(title) : to.objects(''))}
        />
        <ColumnPicker attributes={attributes} chosen={names} onChange={chosen => change({ columns: chosen })} />
        <ExportButtons question={question} columns={columns} name={saved?.title ?? label} saved={isAsSaved ? saved : undefined} />
        <PrintButton question={question} blocks={blocks} name={saved?.title ?? label} />
        <CreateObject types={types} />
      </PageTitle>
      <ListFilters types={types} view={view} onChange={change} />
      <Conditions attributes={attributes} conditions={view.conditions} onChange={conditions => change({ conditions })} />
      {selected.size > 0 && asOf.value === '' && (
        <Selection
          ids={selected}
          total={blocks.total ?? 0}
          attributes={attributes}
          isRecyclable={view.status !== ''}
          selectAll={() => void selectAll()}
          clear={() => setSelected(new Set())}
        />
      )}
      {blocks.error && <Failure error={blocks.error} />}
      {blocks.total === 0 ? (
        <NoObject isFiltered={isFiltered(view)} clear={() => change(withoutFilters)} />
      ) : (
        <VirtualTable
          label={label}
          head={
            <ListHead
              columns={columns}
              order={question.order}
              sort={question.sort}
              isSelected={selected.size > 0 && selected.size === blocks.total}
              onSelect={all => (all ? void selectAll() : setSelected(new Set()))}
              onSort={change}
              onMove={(moved, to) => change({ columns: movedTo(names, moved, to) })}
            />
          }
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
              {columns.map(({ name: column, show }) => (
                <td key={column}>{object ? show(object) : '…'}</td>
              ))}
            </>
          )}
        />
      )}
    </div>
  );
}

/** That no object fits, and a way out where that is because of filters. */
function NoObject({ isFiltered, clear }: { readonly isFiltered: boolean; readonly clear: () => void }) {
  return (
    <p class="empty">
      {say(objectsWords.empty)}{' '}
      {isFiltered && (
        <button type="button" class="small" onClick={clear}>
          {say(objectsWords.clearFilters)}
        </button>
      )}
    </p>
  );
}
