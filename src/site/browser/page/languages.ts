/** A language that titles are shown in. */
export type Language = 'en' | 'de';
