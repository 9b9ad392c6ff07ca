import { useState } from 'preact/hooks';
import type { CategoryInfo, Operation } from '../../../../generated/types.js';
import { isUnset, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { OneEntry } from '../../attributes/links.js';
import { undoAction } from '../../history/undo.js';
import { DialogForm } from '../../parts/dialog-form.js';
import { notify } from '../../parts/notices.js';
import { useAccess } from '../../service/access.js';
import { useAnswer, writes } from '../../service/answer.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry, service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { portWords } from './port-words.js';

/** The attribute that connects a port with another one, as the contract names it. */
export const toOtherPort = 'assigned_connector';

/** The category by which the attribute that names the cable is known, and the type of cables. */
const ofCables = 'C__CATG__CABLE';
const cableType = 'C__OBJTYPE__CABLE';

interface ConnectPortProps {
  readonly object: number;
  readonly category: string;
  readonly info: CategoryInfo;
  readonly entry: Values;
}

/** A button that connects a port which is free; nothing for others. */
export function ConnectPort(props: ConnectPortProps) {
  const [isOpen, setOpen] = useState(false);
  const { entry } = props;
  if (!isUnset(entry[toOtherPort])) return null;
  return (
    <>
      <button
        type="button"
        class="small"
        aria-label={say(portWords.connectPort, { title: textOf(entry.title) })}
        onClick={() => setOpen(true)}
      >
        {say(portWords.connect)}
      </button>
      {isOpen && <ConnectDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ConnectDialog({ object, category, info, entry, onClose }: ConnectPortProps & { readonly onClose: () => void }) {
  const [other, setOther] = useState<unknown>(null);
  const [cable, setCable] = useState<string>();
  const [error, setError] = useState<Error>();
  const { ofType } = useAccess();
  const device = useAnswer(caller => caller.cmdb.object.read({ id: object }), [object]).value;
  const [cableKey] = Object.entries(info).find(([, { target }]) => target?.categories?.includes(ofCables)) ?? [];
  const link = info[toOtherPort];
  if (!link) return null;
  const title = textOf(entry.title);
  const usualCable = `${device?.title ?? ''} · ${title} – ${textOf(other)}`;
  const connect = async (): Promise<void> => {
    const made: Operation = { as: 'cable', method: 'cmdb.object.create', params: { type: cableType, title: cable } };
    const isWired = cable !== undefined && cableKey !== undefined;
    const data = { [toOtherPort]: Number(recordIn(other).id), ...(isWired && { [cableKey]: { $ref: 'cable.id' } }) };
    const saved: Operation = { method: 'cmdb.category.save', params: { object, category, entry: Number(entry.id), data } };
    try {
      const { number } = await service.value.kataster.changes.apply({ operations: isWired ? [made, saved] : [saved] });
      writes.value += 1;
      onClose();
      notify(say(portWords.connected, { title }), ...undoAction(number));
    } catch (failure) {
      noteExpiry(failure);
      setError(errorOf(failure));
    }
  };
  return (
    <DialogForm
      title={say(portWords.connectPort, { title })}
      submit={say(portWords.connect)}
      isDisabled={isUnset(other)}
      layout="fields"
      error={error}
      onSubmit={() => void connect()}
      onClose={onClose}
    >
      <div class="field">
        <label for="other-end">{say(portWords.otherEnd)}</label>
        <OneEntry
          id="other-end"
          category={category}
          name={toOtherPort}
          attribute={link}
          value={other}
          values={entry}
          object={undefined}
          described={{}}
          onChange={setOther}
        />
      </div>
      {cableKey !== undefined && ofType('create', cableType) && (
        <label class="check">
          <input
            type="checkbox"
            checked={cable !== undefined}
            disabled={isUnset(other)}
            onChange={({ currentTarget }) => setCable(currentTarget.checked ? usualCable : undefined)}
          />{' '}
          {say(portWords.withCable)}
        </label>
      )}
      {cable !== undefined && (
        <div class="field">
          <label for="cable-title">{say(portWords.cableTitle)}</label>
          <input
            id="cable-title"
            required={true}
            autoComplete="off"
            value={cable}
            onInput={({ currentTarget }) => setCable(currentTarget.value)}
          />
        </div>
      )}
    </DialogForm>
  );
}
