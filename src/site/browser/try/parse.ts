/** How what was entered becomes a value of JSON. The build writes it into the page, the script of the forms has a function for each. */
export type Parse = 'text' | 'number' | 'moment' | 'any' | 'json' | 'ids' | 'lines' | 'choice' | 'file' | 'group' | 'rows';
