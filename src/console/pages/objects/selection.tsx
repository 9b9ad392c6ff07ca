import { useState } from 'preact/hooks';
import type { Operation } from '../../../../generated/types.js';
import { viewOf } from '../../attributes/views.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { undoAction } from '../../history/undo.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { useAccess } from '../../service/access.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AttributeSelect } from './attribute-select.js';
import { ValueControl } from './conditions.js';
import { objectsWords } from './objects-words.js';

interface SelectionProps {
  readonly ids: ReadonlySet<string>;
  readonly total: number;
  readonly attributes: readonly TypeAttribute[];
  /** Whether the list is of archived or deleted objects. */
  readonly isRecyclable: boolean;
  selectAll(): void;
  clear(): void;
}

/** Milliseconds that a change of thousands of objects may take. */
const massTimeoutMs = 600_000;

/** Actions on the selected objects, each as a plan that is shown first. */
export function Selection({ ids, total, attributes, isRecyclable, selectAll, clear }: SelectionProps) {
  const carryOut = async (label: string, operations: Operation[]): Promise<void> => {
    const done = await confirmWrite({
      title: `${label}: ${say(objectsWords.count, { number: ids.size })}`,
      label,
      dryRun: ({ signal }) =>
        service.value.kataster.changes.apply({ operations }, { dry_run: true, signal, timeout: massTimeoutMs }),
      write: ({ plan }, { signal }) =>
        service.value.kataster.changes.apply(plan ? { plan } : { operations }, { signal, timeout: massTimeoutMs }),
      done: ({ number }) => say(objectsWords.applied, { number: number ?? 0 }),
      next: ({ number }) => undoAction(number),
    });
    if (done) clear();
  };
  const { may } = useAccess();
  const step = (method: string): Operation[] => [...ids].map(id => ({ method, params: { object: Number(id) } }));
  const [label, method] = isRecyclable
    ? [say(objectsWords.recycle), 'cmdb.object.recycle']
    : [say(objectsWords.archive), 'cmdb.object.archive'];
  return (
    <div class="selection" role="group" aria-label={say(objectsWords.selected, { number: ids.size })}>
      <b>{say(objectsWords.selected, { number: ids.size })}</b>
      {ids.size < total && (
        <button type="button" class="small" onClick={selectAll}>
          {say(objectsWords.selectAll, { number: total })}
        </button>
      )}
      {may('archive') && (
        <button type="button" class="small" onClick={() => void carryOut(label, step(method))}>
          {label}
        </button>
      )}
      <MassChange
        attributes={attributes.filter(({ category }) => may('edit', category))}
        ids={ids}
        onChange={operations => carryOut(say(objectsWords.massChange), operations)}
      />
      <button type="button" class="plain" onClick={clear}>
        {say(objectsWords.clearSelection)}
      </button>
    </div>
  );
}

interface MassChangeProps {
  readonly attributes: readonly TypeAttribute[];
  readonly ids: ReadonlySet<string>;
  onChange(operations: Operation[]): Promise<void>;
}

/** One attribute of many objects. */
function MassChange({ attributes, ids, onChange }: MassChangeProps) {
  const [name, setName] = useState('');
  const [value, setValue] = useState<unknown>('');
  const changeable = attributes.filter(({ isMultiValue, attribute }) => !isMultiValue && !attribute.readOnly);
  const chosen = changeable.find(each => nameOf(each) === name);
  if (changeable.length === 0) return null;
  const change = (): void => {
    if (!chosen) return;
    const { category, key, attribute } = chosen;
    const data = { [key]: viewOf(attribute.type).given(value) };
    void onChange([...ids].map(id => ({ method: 'cmdb.category.save', params: { object: Number(id), category, data } })));
  };
  return (
    <span class="mass-change">
      <AttributeSelect label={say(objectsWords.massChange)} attributes={changeable} value={name} onChange={setName} />
      {chosen && (
        <>
          <ValueControl chosen={chosen} value={value} onChange={setValue} />
          <button type="button" class="small" onClick={change}>
            {say(words.save)}
          </button>
        </>
      )}
    </span>
  );
}
