import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { isDirectory } from './directory-address.js';
import { isProvisioning } from './provisioning-subjects.js';

/** The claim that identifies an account, unless an administrator names another one. */
export const usualSubjectClaim = 'sub';

/** Claims that change hands, or are the same for several accounts: by one of them somebody could become another person. */
const identifyingNobody: readonly string[] = [
  ...['email', 'preferred_username', 'username', 'upn', 'unique_name', 'name', 'given_name', 'family_name', 'nickname'],
  ...['phone_number', 'groups', 'iss', 'aud', 'azp', 'tid', 'exp', 'iat', 'nbf', 'auth_time', 'nonce', 'sid', 'acr', 'amr'],
];

/**
 * Rejects a claim that identifies no account, and any but the usual one where no tokens name accounts.
 * @throws RpcError InvalidParameters
 */
export function requireSubjectClaim({ issuer, subjectClaim: claim }: { readonly issuer: string; readonly subjectClaim: string }) {
  if (claim === usualSubjectClaim) return;
  if (isDirectory({ issuer }) || isProvisioning({ issuer }))
    throw invalidParameter('subject_claim', text('SubjectClaimOfTokens'));
  if (identifyingNobody.includes(claim.toLowerCase()))
    throw invalidParameter('subject_claim', text('SubjectClaimIdentifiesNobody', { claim }));
}
