import type { Showing } from '../../attributes/attribute-type.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { showChoice } from '../../attributes/choices.js';
import { idsIn, showObject } from '../../attributes/links.js';
import type { Registry } from '../../catalog/registry.js';
import type { FactSource } from '../behaviours/facts.js';
import type { Needs } from '../behaviours/need.js';
import type { Secrets } from '../secrets/secrets.js';
import type { EntrySummary } from '../storage/entries.js';
import type { ObjectSummary } from '../storage/objects.js';
import type { Facts } from './facts.js';

/** Context that entries share that are shown together. */
export interface Page extends Showing {
  readonly registry: Registry;
  readonly facts: Facts;
  readonly now: Date;
  readonly secrets: Secrets;
}

/** The answers for an entry to what its category needs. */
export function answersFor(needs: Needs, facts: Facts, entry: FactSource): Readonly<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const name in needs) answers[name] = needs[name]?.answer(facts, entry);
  return answers;
}

/** An entry as computations see it. */
export class ShownEntry {
  readonly page: Page;
  readonly entry: FactSource;
  private readonly needs: Needs;
  private answers: Readonly<Record<string, unknown>> | undefined = undefined;

  constructor(page: Page, entry: FactSource, needs: Needs) {
    this.page = page;
    this.entry = entry;
    this.needs = needs;
  }

  /** Answered at first use: many computations of an entry use its own values alone. */
  get facts() {
    this.answers ??= answersFor(this.needs, this.page.facts, this.entry);
    return this.answers;
  }

  get registry() {
    return this.page.registry;
  }

  get language() {
    return this.page.language;
  }

  get now() {
    return this.page.now;
  }

  objectAt({ values }: Kept, key: string): ObjectSummary | undefined {
    const id = values[key];
    return typeof id === 'number' ? this.page.found.object(id) : undefined;
  }

  entriesAt({ values }: Kept, key: string): readonly EntrySummary[] {
    return idsIn(values[key]).flatMap(id => this.page.found.entry(id) ?? []);
  }

  choiceAt({ values }: Kept, key: string, dialog: string): string {
    const choice = values[key];
    const shown = choice === undefined ? null : showChoice(choice, choiceIn(dialog), this.page);
    return shown?.title ?? '';
  }

  ownerOf({ object }: Pick<FactSource, 'object'>): ObjectSummary | undefined {
    return this.page.found.object(object);
  }

  presentObject(object: ObjectSummary | undefined): unknown {
    return object ? showObject(object.id, choiceIn(''), this.page) : null;
  }

  presentType(object: ObjectSummary | undefined): unknown {
    const { registry } = this.page;
    return object ? showChoice(registry.objectType(object.type)?.id, choiceIn('object_type'), this.page) : null;
  }
}

interface Kept {
  readonly values: Readonly<KeptValues>;
}

function choiceIn(dialog: string) {
  return { key: '', type: 'dialog', title: { en: '', de: '' }, dialog } as const;
}
