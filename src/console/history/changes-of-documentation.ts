import type { Kataster, KatasterChangesReadInput } from '../../../generated/client.js';
import type { ChangeSet, History } from '../../../generated/types.js';

/** Methods whose change sets say that somebody signed in, by the time that a login keeps: the audit has these as events. */
const signingIn: readonly string[] = ['idoit.login'];

/** Whether a change set changed what is documented. */
export function isOfDocumentation({ method }: Pick<ChangeSet, 'method'>): boolean {
  return !signingIn.includes(method);
}

/** Change sets of a page that is read after one with too few, and how many of these pages are read at most: scripts sign in often. */
const limit = 100;
const mostPages = 10;

/** A page of changes of documentation that goes on where another ended, until it has as many as are wanted. */
export async function filledPage(
  { change_sets, cursor }: History,
  wanted: number,
  next: (page: { readonly cursor: string; readonly limit: number }) => Promise<History>,
): Promise<History> {
  const found = change_sets.filter(isOfDocumentation);
  let from = cursor;
  for (let pages = 0; from !== null && found.length < wanted && pages < mostPages; pages += 1) {
    const page = await next({ cursor: from, limit });
    found.push(...page.change_sets.filter(isOfDocumentation));
    from = page.cursor;
  }
  return { change_sets: found, cursor: from };
}

/** A page of changes of documentation that meet a filter; it may have more than the filter asks for. */
export async function readDocumentation(caller: Kataster, filter: KatasterChangesReadInput, wanted: number): Promise<History> {
  const { changes } = caller.kataster;
  return filledPage(await changes.read(filter), wanted, page => changes.read({ ...filter, ...page }));
}
