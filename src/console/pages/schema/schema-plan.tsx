import { useEffect, useState } from 'preact/hooks';
import type { SchemaPreview, SchemaStep } from '../../../../generated/types.js';
import { listIn } from '../../attributes/attribute-view.js';
import { to } from '../../routing/addresses.js';
import { errorOf } from '../../service/error-of.js';
import { forgetCall } from '../../service/recorded-calls.js';
import { noteExpiry, service } from '../../service/service.js';
import { say, sayNumber } from '../../texts/say.js';
import { changeWords, editorWords, useWords, wordOf } from './editor-words.js';
import { definitionNamed, titleOf } from './schema-document.js';
import { isTitled, itemsOf, keyOf, nameOfDraft, nameOfItem, type SchemaDraft } from './schema-draft.js';
import { faultsOf, type SchemaFault } from './schema-faults.js';
import { isChanged } from './schema-merge.js';
import { isRule } from './schema-part.js';
import { requestOf, type SchemaRequestOfDraft } from './schema-request.js';
import { labelOf } from './settings.js';

/** Changes that the service says a draft would make, or its faults. */
export interface SchemaPlan {
  /** The draft that it is about: one that was changed since needs another plan. */
  readonly draft: SchemaDraft;
  readonly request: SchemaRequestOfDraft;
  readonly effect?: SchemaPreview;
  readonly faults: readonly SchemaFault[];
}

const pauseMs = 300;
/** Values that a plan shows of those that are lost. */
const shownRefused = 20;

/** The plan of a draft, asked for when nothing was typed for a moment; the former one stays until it is there. */
export function usePlan(draft: SchemaDraft): SchemaPlan | undefined {
  const [plan, setPlan] = useState<SchemaPlan>();
  const isAsked = isTitled(draft) && isChanged(draft);
  useEffect(() => {
    if (!isAsked) return setPlan(undefined);
    let isCurrent = true;
    const request = requestOf(draft);
    const timer = setTimeout(async () => {
      forgetCall('kataster.schema.preview', {});
      const answer = await previewOf(request).then(
        effect => ({ draft, request, effect, faults: [] }),
        error => {
          noteExpiry(error);
          forgetCall('kataster.schema.preview', {});
          return { draft, request, faults: faultsOf(errorOf(error), draft, request) };
        },
      );
      if (isCurrent) setPlan(answer);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, isAsked, service.value]);
  return plan;
}

/** The effect of a draft, with the first of the values that are lost by a conversion, and of the entries that get a default. */
async function previewOf({ schema, removed }: SchemaRequestOfDraft): Promise<SchemaPreview> {
  const { preview } = service.value.kataster.schema;
  const effect = await preview({ schema, removed });
  if (effect.loss === 0) return effect;
  const { refused, cursor = null } = await preview({ schema, removed, limit: shownRefused });
  return { ...effect, refused: refused ?? [], cursor };
}

/** Changes that applying the draft will make, or the faults that stand in its way. */
export function PlanView({ draft, plan }: { readonly draft: SchemaDraft; readonly plan: SchemaPlan | undefined }) {
  return (
    <section class="schema-plan" aria-label={say(editorWords.plan)} tabIndex={0}>
      <h2>{say(editorWords.plan)}</h2>
      <p role="status">{summaryOf(draft, plan)}</p>
      {plan?.effect && (
        <ul>
          {plan.effect.steps.map(step => (
            <li key={`${step.part} ${step.name}`} class={step.change}>
              {sentenceOf(step, draft)}
              <Uses step={step} />
              <Refused step={step} effect={plan.effect} />
            </li>
          ))}
        </ul>
      )}
      {plan && <UnplacedFaults faults={plan.faults} />}
    </section>
  );
}

/** The records that name what goes or gets another name. */
function Uses({ step: { uses = 0, used_by: named = [] } }: { readonly step: SchemaStep }) {
  if (uses === 0) return null;
  const more = uses - named.length;
  return (
    <ul class="uses" aria-label={say(editorWords.usedBy)}>
      {named.map(({ kind, id = '', title }) => (
        <li key={`${kind} ${id} ${title}`}>{say(useWords[kind], { title: title || id })}</li>
      ))}
      {more > 0 && <li>{sayNumber(editorWords.moreUses, more)}</li>}
    </ul>
  );
}

/** The first of the values that the attribute does not take, and of the entries that get its default, each as a way to its object. */
function Refused({ step: { name, change }, effect }: { readonly step: SchemaStep; readonly effect?: SchemaPreview | undefined }) {
  const refused = (effect?.refused ?? []).filter(each => change !== 'removed' && each.name === name);
  if (refused.length === 0) return null;
  return (
    <ul
      class="uses"
      aria-label={say(refused.every(({ value }) => value === null) ? editorWords.withoutValue : editorWords.notTaken)}
    >
      {refused.map(({ object, entry, value }) => (
        <li key={entry}>
          <a href={to.object(object.id)}>{object.title}</a>
          {value !== null && `: ${value}`}
        </li>
      ))}
      {effect?.cursor && <li>…</li>}
    </ul>
  );
}

function summaryOf(draft: SchemaDraft, plan: SchemaPlan | undefined): string {
  if (!isTitled(draft)) return say(editorWords.planUntitled);
  if (!isChanged(draft)) return say(editorWords.planUnchanged);
  if (!plan) return say(editorWords.planLoading);
  const { effect, faults } = plan;
  if (!effect) return sayNumber(editorWords.planFaults, faults.length);
  const { loss, filled = 0 } = effect;
  if (loss > 0) {
    const losing = loss > filled ? [sayNumber(editorWords.loses, loss - filled), say(editorWords.lossHint)] : [];
    const filling = filled > 0 ? [sayNumber(editorWords.fills, filled), say(editorWords.fillHint)] : [];
    return [...losing, ...filling].join(' ');
  }
  return effect.steps.length === 0 ? say(editorWords.planUnchanged) : sayNumber(editorWords.planSteps, effect.steps.length);
}

/** Faults of what has no field here. */
function UnplacedFaults({ faults }: { readonly faults: readonly SchemaFault[] }) {
  const general = faults.filter(({ place }) => place === '');
  if (general.length === 0) return null;
  return (
    <ul class="failure" role="alert">
      {general.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Whether the entries that a change touches get a default: those that have a value are touched by its conversion. */
function fillsIn(change: SchemaStep['change'], members: SchemaStep['members']): boolean {
  const isConversion = ['type', 'dialog', 'format'].some(member => members.includes(member));
  return change === 'added' || (change === 'changed' && members.includes('required') && !isConversion);
}

/** Members that are named where what they list stands in another order. */
const orders = { attributes: editorWords.orderOfAttributes, choices: editorWords.orderOfChoices } as const;

const isOrder = (member: string): member is keyof typeof orders => Object.hasOwn(orders, member);

function sentenceOf({ part, name, change, members, touched }: SchemaStep, draft: SchemaDraft): string {
  const named = members.map(member => {
    if (isOrder(member)) return say(orders[member]);
    const label = labelOf(member);
    return label ? say(label) : member;
  });
  const sentence = say(changeWords[change], {
    kind: say(wordOf(part)),
    title: titleIn(draft, part, name),
    members: named.join(', '),
  });
  if (touched === 0) return sentence;
  return `${sentence}: ${sayNumber(fillsIn(change, members) ? editorWords.filled : editorWords.touched, touched)}`;
}

function titleIn(draft: SchemaDraft, part: SchemaStep['part'], name: string): string {
  if (part === 'attributes') {
    const key = name.slice(name.indexOf('.') + 1);
    return titleOf(itemsOf(draft).find(each => keyOf(each) === key) ?? {}) || key;
  }
  if (part === 'choices') return titleOfChoice(draft, name);
  if (isRule(part)) return name;
  if (part === draft.part && name === nameOfDraft(draft)) return titleOf(draft.definition) || name;
  return titleOf(definitionNamed(draft.reading, part, name) ?? {}) || name;
}

/** The title of a choice: of the list that is written, or of one of an attribute. */
function titleOfChoice({ part, reading, definition }: SchemaDraft, name: string): string {
  const [list = '', own = ''] = name.split('.');
  const written = part === 'dialogs' ? [definition] : listIn(definition.attributes).filter(({ dialog }) => dialog === list);
  const all = [...written, definitionNamed(reading, 'dialogs', list) ?? {}].flatMap(({ choices }) => listIn(choices));
  return titleOf(all.find(each => nameOfItem(each) === own) ?? {}) || own;
}
