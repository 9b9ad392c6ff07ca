/** Verbs of rights. */
export const verbs = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'] as const;

/** The verb of methods that need no right: the caller only has to be authenticated. */
export const anyVerb = 'any';

/** Resources that methods act on. */
export const resources = ['catalogue', 'dialog', 'entry', 'grant', 'key', 'object', 'session', 'user'] as const;
