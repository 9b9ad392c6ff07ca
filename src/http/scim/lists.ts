import type { ProvisionedQuery, ProvisionedRecord } from '../../domain/storage/identity.js';
import { pageFrom, type Selection, selectionFrom } from './list-query.js';
import type { ScimRequest } from './request.js';
import { present, respondWithList, type ScimResponse, type Shown } from './resources.js';

/** Shows the accounts of a page. */
type ShowAccounts = (accounts: readonly ProvisionedRecord[], selection: Selection) => Promise<readonly Shown[]>;

/**
 * The response that has the page of a list which a request asks for; an empty one where the query is `undefined`, as no account can be found then.
 * @throws ScimError
 */
export async function respondWithPage(
  request: ScimRequest,
  queryOf: (request: ScimRequest) => Promise<ProvisionedQuery | undefined>,
  show: ShowAccounts,
): Promise<ScimResponse> {
  const page = pageFrom(request.query);
  const selection = selectionFrom(request.query);
  const { provisioned } = request.context.store.identity;
  const asked = await queryOf(request);
  if (!asked) return respondWithList([], 0, page);
  const [total, accounts] = await Promise.all([
    provisioned.count(asked),
    provisioned.list(asked, { limit: page.count, offset: page.startIndex - 1 }),
  ]);
  const shown = await show(accounts, selection);
  const resources = shown.map(each => present(each, request, selection));
  return respondWithList(resources, total, page);
}
