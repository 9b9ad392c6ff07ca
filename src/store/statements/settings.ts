/** Adds a setting; one that is there stays. */
export const proposeSetting = 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';

/** Adds or changes a setting. */
export const putSetting =
  'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
