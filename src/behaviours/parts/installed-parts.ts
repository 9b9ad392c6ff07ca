import type { Shown } from '../../domain/behaviours/behaviour.js';
import type { FoundEntry, WithOwner } from '../../domain/behaviours/facts.js';
import { entryAnywhere } from '../../domain/behaviours/needs.js';
import type { Seeing } from '../../domain/behaviours/seen-entry.js';

type Part = (FoundEntry & WithOwner) | undefined;

interface WithParts extends Seeing {
  readonly facts: { readonly version: Part; readonly variant: Part };
}

/** Form of an installation: its version and its variant as the object that has them, with a reference to the entry there. */
export const installationForm = {
  needs: { version: entryAnywhere('assigned_version', {}), variant: entryAnywhere('assigned_variant', {}) },
  show: (shown: Shown, seen: WithParts): Shown => {
    const { version, variant } = seen.facts;
    return { ...shown, assigned_version: referenceTo(version, seen), assigned_variant: referenceTo(variant, seen) };
  },
};

function referenceTo(part: Part, seen: Seeing): object | null {
  const owner = part && seen.presentObject(seen.ownerOf(part));
  if (!part || typeof owner !== 'object' || owner === null) return null;
  return { ...owner, ref_id: String(part.id), ref_title: part.title, ref_type: part.category };
}
