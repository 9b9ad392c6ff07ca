import type { Kataster } from '../../../../generated/client.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { stepWords } from './step-words.js';

/** An object that a step of another one concerns. */
interface Concerned {
  readonly id: string | number;
  readonly title: string;
}

const shownAtMost = 10;

/** Objects that stand in one, and those that are related to it beside. */
async function readDependents(caller: Kataster, id: number) {
  const [within, relations] = await Promise.all([
    caller.cmdb.location_tree.read({ id }),
    caller.cmdb.objects_by_relation.read({ id }),
  ]);
  const related = Object.values(relations).map(({ data }) => ({ id: data.related_object, title: data.related_title }));
  const isWithin = new Set(within.map(each => String(each.id)));
  const beside = new Map(related.filter(each => !isWithin.has(String(each.id))).map(each => [String(each.id), each]));
  return { within, beside: [...beside.values()] };
}

/** Links to what stands in an object and what is related to it: a step of the object concerns them, too. */
export function Dependents({ object }: { readonly object: number }) {
  const { within = [], beside = [] } = useAnswer(caller => readDependents(caller, object), [object]).value ?? {};
  return (
    <>
      <Links text={say(stepWords.standsIn, { number: within.length })} list={within} />
      <Links text={say(stepWords.related, { number: beside.length })} list={beside} />
    </>
  );
}

function Links({ text, list }: { readonly text: string; readonly list: readonly Concerned[] }) {
  if (list.length === 0) return null;
  return (
    <p class="notice">
      {text}{' '}
      {list.slice(0, shownAtMost).map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={to.object(id)}>{title}</a>
        </span>
      ))}
      {list.length > shownAtMost && ' …'}
    </p>
  );
}
