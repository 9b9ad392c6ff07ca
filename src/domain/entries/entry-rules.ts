import { memoizeByPart } from '../../attributes/memoize.js';
import type { Category, Registry } from '../../catalog/registry.js';
import type { DomainContext } from '../context.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import type { EntryOccasions, EntryRule, ObjectOccasions, Sent } from './entry-rule.js';

/** Functions of all rules by occasion, in their order, without `'nothing'`. */
type ByOccasion<Occasions> = { readonly [Name in keyof Occasions]: readonly Exclude<Occasions[Name], 'nothing'>[] };

/** The rules that entries obey beyond their attributes. */
export interface EntryRules {
  /** Functions of the rules for a category; computed once, so that a category without rules costs nothing. */
  of(model: CategoryModel, registry: Registry): ByOccasion<EntryOccasions>;
  readonly ofObjects: ByOccasion<ObjectOccasions>;
}

/** A context in which entries may be written: it brings the rules that they obey. */
export interface WritingContext extends DomainContext {
  readonly rules: EntryRules;
}

/** Rules in the order in which they are asked on each occasion. */
export function rulesInOrder(rules: readonly EntryRule[]): EntryRules {
  return {
    of: memoizeByPart((model, registry) => entryWork(rules.flatMap(rule => rule.appliedTo(model, registry) ?? []))),
    ofObjects: {
      objectTitled: workOf(rules, 'objectTitled'),
      objectCopied: workOf(rules, 'objectCopied'),
      objectStepping: workOf(rules, 'objectStepping'),
    },
  };
}

/** The rules of the category that is written. */
export function rulesOf({ context, model }: { readonly context: WritingContext; readonly model: CategoryModel }) {
  return context.rules.of(model, context.registry);
}

/** Data as the rules of a category go on with them in a transaction; `undefined` where nothing has to be waited for. */
export function receiveData(context: WritingContext, category: Category, data: Sent): Promise<Sent> | undefined {
  let received: Promise<Sent> | undefined;
  for (const receive of rulesOf({ context, model: modelOf(context.registry, category) }).received)
    received = received ? received.then(going => receive(context, going) ?? going) : receive(context, data);
  return received;
}

function entryWork(rules: readonly EntryOccasions[]): ByOccasion<EntryOccasions> {
  return {
    received: workOf(rules, 'received'),
    prepare: workOf(rules, 'prepare'),
    stored: workOf(rules, 'stored'),
    written: workOf(rules, 'written'),
    copied: workOf(rules, 'copied'),
    beforeTransition: workOf(rules, 'beforeTransition'),
    afterTransition: workOf(rules, 'afterTransition'),
  };
}

function workOf<Rule, Name extends keyof Rule>(rules: readonly Rule[], name: Name): readonly Exclude<Rule[Name], 'nothing'>[] {
  return rules.map(rule => rule[name]).filter(isWork);
}

function isWork<Work>(work: Work): work is Exclude<Work, 'nothing'> {
  return work !== 'nothing';
}
