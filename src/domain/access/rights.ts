import type { Verb } from '../../../generated/methods.js';
import type { Right } from '../../../generated/types.js';
import { tryParse } from '../../rpc/json-text.js';
import type { View, VisibilityScope } from '../storage/visibility-scope.js';
import { groupsCategory, loginCategory } from './user-categories.js';

/** Verbs, and the object types and categories they hold for; an absent list does not narrow. */
export interface Grant extends View {
  readonly verbs: readonly Verb[];
}

/** The rights of a caller: the union of all grants. Everything else is rejected. */
export class Rights {
  readonly grants: readonly Grant[];
  private readonly scopes = new Map<Verb, VisibilityScope | undefined>();

  constructor(grants: readonly Grant[]) {
    this.grants = grants;
  }

  /** Whether there is anything that this may be done to. */
  has(verb: Verb): boolean {
    return this.grants.some(({ verbs }) => verbs.includes(verb));
  }

  /** Whether this may be done to whatever objects and categories there are. */
  permitsEverywhere(verb: Verb): boolean {
    return this.grants.some(({ verbs, objectTypes, categories }) => verbs.includes(verb) && !objectTypes && !categories);
  }

  /**
   * The visibility scope of a call with this verb: records that its caller may view and may apply the verb to; `undefined` is
   * everything.
   */
  scope(verb: Verb): VisibilityScope | undefined {
    if (this.scopes.has(verb)) return this.scopes.get(verb);
    const views = this.grants.filter(({ verbs }) => verbs.includes('view') || verbs.includes(verb));
    const scope = views.some(({ objectTypes, categories }) => !objectTypes && !categories) ? undefined : views;
    this.scopes.set(verb, scope);
    return scope;
  }

  /** Whether this may be done to objects of a type, if in some of their categories alone. */
  permitsSomewhere(verb: Verb, objectType: string): boolean {
    return this.grants.some(({ verbs, objectTypes }) => verbs.includes(verb) && has(objectTypes, objectType));
  }

  /** Whether this may be done in a category of some object. */
  permitsCategory(verb: Verb, category: string): boolean {
    return this.lackingInCategory(verb, category) === undefined;
  }

  /** Whether this may be done to objects of a type in a category, or in all categories where none is named. */
  permits(verb: Verb, objectType: string, category: string | undefined): boolean {
    return this.missingVerb(verb, objectType, category) === undefined;
  }

  /** The verb without which this may not be done in a category of any object; `undefined` where none lacks. */
  lackingInCategory(verb: Verb, category: string): Verb | undefined {
    return verbsNeeded(verb, category).find(
      each => !this.grants.some(({ verbs, categories }) => verbs.includes(each) && has(categories, category)),
    );
  }

  /** The verb without which this may not be done to objects of a type in a category, or in all; `undefined` where none lacks. */
  missingVerb(verb: Verb, objectType: string, category: string | undefined): Verb | undefined {
    return verbsNeeded(verb, category).find(
      each =>
        !this.grants.some(
          ({ verbs, objectTypes, categories }) =>
            verbs.includes(each) &&
            has(objectTypes, objectType) &&
            (category === undefined ? !categories : has(categories, category)),
        ),
    );
  }

  /** Whether all that these grants permit is permitted here, too. */
  includes(grants: readonly Grant[]): boolean {
    return grants.every(({ verbs, objectTypes, categories }) =>
      verbs.every(verb => (objectTypes ?? [undefined]).every(type => this.permitsAll(verb, type, categories))),
    );
  }

  /** Whether this may be done in these categories of objects of a type, or of all types, where none is named. */
  private permitsAll(verb: Verb, objectType: string | undefined, categories: readonly string[] | undefined): boolean {
    const grants = this.grants.filter(
      ({ verbs, objectTypes }) =>
        verbs.includes(verb) && (!objectTypes || (objectType !== undefined && objectTypes.includes(objectType))),
    );
    if (grants.some(grant => !grant.categories)) return true;
    const permitted = new Set(grants.flatMap(grant => grant.categories ?? []));
    return categories?.every(category => permitted.has(category)) ?? false;
  }

  /** Whether this may be done in more categories of objects of one type than of another. */
  isEscalation(verb: Verb, from: string, to: string): boolean {
    const before = this.categoriesOf(verb, from);
    const after = this.categoriesOf(verb, to);
    return before !== undefined && (after === undefined || after.some(category => !before.includes(category)));
  }

  /** The categories in which this may be done to objects of a type; `undefined` is all. */
  private categoriesOf(verb: Verb, objectType: string): readonly string[] | undefined {
    const grants = this.grants.filter(({ verbs, objectTypes }) => verbs.includes(verb) && has(objectTypes, objectType));
    return grants.some(({ categories }) => !categories) ? undefined : grants.flatMap(({ categories = [] }) => categories);
  }
}

/** Categories that say who is who, and who belongs to which group. */
const deciding: readonly string[] = [loginCategory, groupsCategory];

/**
 * Verbs for writing a category. Categories that decide about access need the right to administer: a caller that writes them could
 * gain any right.
 */
function verbsNeeded(verb: Verb, category: string | undefined): readonly Verb[] {
  return verb !== 'view' && category !== undefined && deciding.includes(category) ? [verb, 'administer'] : [verb];
}

function has(constants: readonly string[] | undefined, constant: string): boolean {
  return constants === undefined || constants.includes(constant);
}

/** The grants that are kept as this text; none where it is damaged. */
export function grantsKeptAs(text: string): readonly Grant[] {
  const grants = tryParse(text);
  return Array.isArray(grants) ? grants : [];
}

/** Grants as callers name them. */
export function rightsOf(grants: readonly Grant[]): Right[] {
  return grants.map(({ verbs, objectTypes, categories }) => ({
    verbs: [...verbs],
    ...(objectTypes && { object_types: [...objectTypes] }),
    ...(categories && { categories: [...categories] }),
  }));
}

const most = 1000;
const known = new Map<string, Rights>();

/** The rights that are kept as this text; the same for the same text, so that what follows from them is worked out once. */
export function rightsKeptAs(text: string): Rights {
  const rights = known.get(text) ?? new Rights(grantsKeptAs(text));
  if (known.size >= most) known.clear();
  known.set(text, rights);
  return rights;
}

/** The intersection of two rights, such as those of a key and of its user; `undefined` is every right. */
export function bothRights(one: Rights | undefined, other: Rights | undefined): Rights | undefined {
  if (!one || !other) return one ?? other;
  const grants = one.grants.flatMap(mine => other.grants.map(theirs => bothGrants(mine, theirs)));
  return rightsKeptAs(JSON.stringify(grants.filter(permitsSomething)));
}

function bothGrants(one: Grant, other: Grant): Grant {
  const verbs = one.verbs.filter(verb => other.verbs.includes(verb));
  const objectTypes = bothLists(one.objectTypes, other.objectTypes);
  const categories = bothLists(one.categories, other.categories);
  return { verbs, ...(objectTypes && { objectTypes }), ...(categories && { categories }) };
}

function permitsSomething({ verbs, objectTypes, categories }: Grant): boolean {
  return verbs.length > 0 && objectTypes?.length !== 0 && categories?.length !== 0;
}

function bothLists(one: readonly string[] | undefined, other: readonly string[] | undefined): readonly string[] | undefined {
  return one && other ? one.filter(each => other.includes(each)) : (one ?? other);
}
