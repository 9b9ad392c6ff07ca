import type { Counted, Text } from '../../texts/language.js';

/** Texts of adding files to an object. */
export const fileWords = {
  drop: { en: 'Drop the files here to add them to {title}', de: 'Dateien hier ablegen, um sie {title} hinzuzufügen' },
  add: { en: 'Add files', de: 'Dateien hinzufügen' },
  sending: { en: 'Sending files for {title} (kB)', de: 'Dateien für {title} werden gesendet (kB)' },
  added: {
    one: { en: '{number} file was added.', de: '{number} Datei wurde hinzugefügt.' },
    other: { en: '{number} files were added.', de: '{number} Dateien wurden hinzugefügt.' },
  },
  stopped: { en: 'Stopped. No file was added.', de: 'Angehalten. Es wurde keine Datei hinzugefügt.' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
