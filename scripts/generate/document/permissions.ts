/** What a key or a user may be permitted to do. */
export const verbs = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'] as const;

/** What a method that asks for no right needs: that the caller is known. */
export const anyVerb = 'any';

/** What a method is about. */
export const resources = ['catalogue', 'dialog', 'entry', 'grant', 'key', 'object', 'session', 'user'] as const;
