import { useState } from 'preact/hooks';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { Combobox } from '../../attributes/combobox.js';
import { objectsLike } from '../../attributes/links.js';
import { UsualMoments } from '../../parts/usual-moments.js';
import { parameter, setParameters } from '../../routing/location.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { comparisonWords } from './comparison-words.js';
import { fieldOf, timeOf } from './moments.js';

/** Chooses the object and both moments; the address has the choice. */
export function ComparisonForm({ title }: { readonly title: string }) {
  // Undefined until another one than that of the address is chosen; null where none is.
  const [subject, setSubject] = useState<unknown>();
  const [from, setFrom] = useState(fieldOf(parameter('from')));
  const [until, setUntil] = useState(fieldOf(parameter('until')));
  const [contents, setContents] = useState(parameter('contents') !== '');
  const compare = (since: string): void =>
    setParameters({
      object: subject === undefined ? parameter('object') : textOf(recordIn(subject).id),
      contents: contents ? 'yes' : '',
      from: since || parameter('from'),
      until: timeOf(until),
    });
  return (
    <form
      class="comparison-form"
      onSubmit={event => {
        event.preventDefault();
        compare(timeOf(from));
      }}
    >
      <div class="field">
        <label for="compared-object">{say(comparisonWords.object)}</label>
        <Combobox
          id="compared-object"
          shown={subject === undefined ? title : textOf(subject)}
          label={say(comparisonWords.object)}
          described={{}}
          find={question => objectsLike(service.value, question)}
          onChoose={offer => setSubject(offer?.value ?? null)}
        />
      </div>
      <MomentField id="compared-from" label={say(comparisonWords.from)} value={from} onChange={setFrom} />
      <MomentField id="compared-until" label={say(comparisonWords.until)} value={until} onChange={setUntil} />
      <button type="submit" class="primary">
        {say(comparisonWords.compare)}
      </button>
      <label class="check">
        <input type="checkbox" checked={contents} onChange={({ currentTarget }) => setContents(currentTarget.checked)} />
        {say(comparisonWords.withContents)}
      </label>
      <UsualMoments
        label={say(comparisonWords.since)}
        onChoose={moment => {
          setFrom(fieldOf(moment.toISOString()));
          compare(moment.toISOString());
        }}
      />
    </form>
  );
}

interface MomentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

function MomentField({ id, label, value, onChange }: MomentFieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} type="datetime-local" value={value} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
    </div>
  );
}
