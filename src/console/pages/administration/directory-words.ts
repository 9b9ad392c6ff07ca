import type { Text } from '../../texts/language.js';

/** Texts about the syncs of directories. */
export const directoryWords = {
  lastSync: { en: 'Last sync', de: 'Letzter Abgleich' },
  test: { en: 'Test', de: 'Prüfen' },
  testing: { en: 'The directory is asked …', de: 'Das Verzeichnis wird gefragt …' },
  sync: { en: 'Sync now', de: 'Jetzt abgleichen' },
  syncOf: { en: 'Sync of {title}', de: 'Abgleich von {title}' },
  syncHint: {
    en: 'A dry run reads the directory and reports what would change. Nothing is changed before you confirm that.',
    de: 'Ein Probelauf liest das Verzeichnis und berichtet, was sich ändern würde. Geändert wird nichts, bevor Sie das bestätigen.',
  },
  dryRun: { en: 'Dry run', de: 'Probelauf' },
  syncNow: { en: 'Sync for real', de: 'Wirklich abgleichen' },
  syncing: { en: 'The directory is being synchronized …', de: 'Das Verzeichnis wird abgeglichen …' },
  memberships: {
    en: 'Memberships: {added} given, {removed} taken away',
    de: 'Mitgliedschaften: {added} gegeben, {removed} entzogen',
  },
  refused: {
    en: 'Refused: {disabled} disabled there, {login} without a login, {admitted} in no admitted group, {last} the last to administer',
    de: 'Abgewiesen: {disabled} dort deaktiviert, {login} ohne Login, {admitted} in keiner zugelassenen Gruppe, {last} als Letzte mit Verwaltungsrecht',
  },
} as const satisfies Readonly<Record<string, Text>>;
