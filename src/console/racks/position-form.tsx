import { useState } from 'preact/hooks';
import type { RackContent } from '../../../generated/types.js';
import { DialogForm } from '../parts/dialog-form.js';
import { say } from '../texts/say.js';
import { firstFree, type Insertion, insertions, type Placeable, type RackPosition } from './rack-position.js';
import { rackWords } from './rack-words.js';

interface PositionFormProps {
  readonly rack: RackContent;
  readonly device: Placeable;
  /** Undefined takes the device out of its place. */
  onChoose(position: RackPosition | undefined): void;
  onClose(): void;
}

/** A form for the place of a device: what dragging does, in fields. */
export function PositionForm({ rack, device, onChoose, onClose }: PositionFormProps) {
  const [position, setPosition] = useState<RackPosition>(device.position ?? firstFree(rack, device));
  const { from, isVertical, insertion } = position;
  return (
    <DialogForm
      title={say(rackWords.open, { title: device.title })}
      submit={say(rackWords.show)}
      layout="fields"
      buttons={
        device.position && (
          <button type="button" onClick={() => onChoose(undefined)}>
            {say(rackWords.takeOut)}
          </button>
        )
      }
      onSubmit={() => onChoose(position)}
      onClose={onClose}
    >
      <div class="field">
        <label for="rack-assembly">{say(rackWords.assembly)}</label>
        <select
          id="rack-assembly"
          value={isVertical ? 'vertical' : 'horizontal'}
          onChange={({ currentTarget }) => setPosition({ ...position, isVertical: currentTarget.value === 'vertical' })}
        >
          <option value="horizontal">{say(rackWords.horizontal)}</option>
          <option value="vertical">{say(rackWords.vertical)}</option>
        </select>
      </div>
      <div class="field">
        <label for="rack-side">{say(rackWords.side)}</label>
        <select
          id="rack-side"
          value={insertion}
          onChange={({ currentTarget }) => {
            if (isInsertion(currentTarget.value)) setPosition({ ...position, insertion: currentTarget.value });
          }}
        >
          {Object.entries(insertions).map(([name, { label }]) => (
            <option key={name} value={name}>
              {say(label)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="rack-number">{say(rackWords.number)}</label>
        <input
          id="rack-number"
          type="number"
          min="1"
          step="0.5"
          required={true}
          value={from}
          onInput={({ currentTarget }) => setPosition({ ...position, from: currentTarget.valueAsNumber })}
        />
      </div>
    </DialogForm>
  );
}

function isInsertion(name: string): name is Insertion {
  return name in insertions;
}
