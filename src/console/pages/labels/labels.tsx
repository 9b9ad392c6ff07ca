import { useState } from 'preact/hooks';
import type { Kataster } from '../../../../generated/client.js';
import type { ListedObject } from '../../../../generated/types.js';
import { PageTitle } from '../../parts/heading.js';
import { OfObject } from '../../parts/not-there.js';
import { QrCode } from '../../parts/qr-code.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { objectsOf, useAnswer } from '../../service/answer.js';
import { say, sayNumber } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { labelWords } from './label-words.js';

const labelsAtMost = 300;

/** Sizes of usual labels, width by height in millimetres; a style of the same name has the lengths. */
const sizes = ['38 × 19', '62 × 29', '89 × 36'] as const;

/** An object, and those that stand in it. */
async function labelled(caller: Kataster, id: number) {
  const [object, found] = await Promise.all([
    caller.cmdb.object.read({ id }),
    caller.cmdb.objects.read({
      filter: { location: id },
      fields: ['id', 'title', 'type_title', 'sysid'],
      order_by: 'title',
      limit: labelsAtMost,
    }),
  ]);
  const inside = objectsOf(found).filter(each => Number(each.id) !== id);
  return { object, labels: [{ ...object, id: String(id) }, ...inside] };
}

/** Labels with QR codes to print: of an object, and of everything that stands in it. */
export default function Labels() {
  const id = Number(segments.value[1]);
  const answer = useAnswer(caller => labelled(caller, id), [id]);
  const [size, setSize] = useState<(typeof sizes)[number]>(sizes[1]);
  return (
    <OfObject named={segments.value[1] ?? ''} answer={answer}>
      {({ object, labels }) => (
        <>
          <p class="crumbs">
            <a href={to.object(id)}>{object.title}</a>
          </p>
          <PageTitle title={say(words.labels)}>
            <label>
              {say(labelWords.size)}{' '}
              <select
                value={size}
                onChange={({ currentTarget }) => setSize(sizes.find(each => each === currentTarget.value) ?? size)}
              >
                {sizes.map(each => (
                  <option key={each} value={each}>
                    {each} mm
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="primary" onClick={() => print()}>
              {say(words.print)}
            </button>
          </PageTitle>
          <p class="hint">
            {sayNumber(labelWords.labels, labels.length)}. {say(labelWords.hint)}{' '}
            {labels.length > labelsAtMost && say(labelWords.cut, { number: labelsAtMost })}
          </p>
          <ul class={`labels size-${sizes.indexOf(size)}`}>
            {labels.map(each => (
              <Label key={each.id} object={each} />
            ))}
          </ul>
        </>
      )}
    </OfObject>
  );
}

function Label({ object: { id, title = '', type_title, sysid } }: { readonly object: ListedObject }) {
  return (
    <li>
      <QrCode text={new URL(to.object(id), location.origin).href} label={say(labelWords.code, { title })} />
      <span>
        <b>{title}</b>
        <small>{type_title}</small>
        <small>{sysid}</small>
      </span>
    </li>
  );
}
