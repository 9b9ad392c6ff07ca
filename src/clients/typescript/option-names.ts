/** Names of the options of calls by method, where a method has any: a client that is generated knows those of its document. */
export const options: Readonly<Record<string, readonly string[]>> = {};
