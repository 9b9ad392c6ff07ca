/** Ids that no provider has, with the address of sign-ins that each begins: requests to a provider of this id would not reach it. */
export const reservedProviderIds = { session: '/sign-in/session' } as const;

/** The address of sign-ins that begins with an id; `undefined` where none does. */
export function reservedAddressOf(id: string): string | undefined {
  return Object.entries(reservedProviderIds).find(([reserved]) => reserved === id)?.[1];
}
