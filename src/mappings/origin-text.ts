import type { Titles } from '../../generated/types.js';
import { about, inEachLanguage, reasons } from './reasons.js';
import type { ImportReport } from './report.js';

const most = 5;

/** The version of the system that wrote a dump, for the first lines of a report: names that no known version has come before it. */
export function originTexts({ origin, unread }: Pick<ImportReport, 'origin' | 'unread'>): readonly Titles[] {
  const { system, from, to, unseen } = origin;
  const fields = unread
    .filter(({ reason }) => reason === reasons.noKnownVersionHasField)
    .map(({ model, field }) => `${model}.${field}`);
  const unknown = [...unseen, ...fields];
  const shown = unknown.slice(0, most).join(', ') + (unknown.length > most ? ', …' : '');
  return [
    ...(unknown.length > 0 ? [about(shown, reasons.noKnownVersionHasThese)] : []),
    inEachLanguage(from === to ? `${system} ${from}` : `${system} ${from} – ${to}`),
  ];
}
