import { entryNamed, type Invariant } from './invariant.js';

/** The change log has the creation of each object and entry, and the end of each that is gone. */
export const changeLog: Invariant = {
  name: 'change log',
  consequence: 'rows were lost, or written past the service; compare with a backup',
  begin: ({ log }) => ({
    *objects(objects) {
      for (const { row } of objects)
        if (!log.objects.delete(row.id)) yield { subject: `object ${row.id}`, reason: 'no row tells that it was created' };
    },
    *entries({ entries }) {
      for (const entry of entries)
        if (!log.entries.delete(entry.row.id)) yield { subject: entryNamed(entry), reason: 'no row tells that it was created' };
    },
    *atEnd() {
      for (const id of log.objects) yield { subject: `object ${id}`, reason: 'it was created and not purged, and is not there' };
      for (const id of log.entries) yield { subject: `entry ${id}`, reason: 'it was created and not purged, and is not there' };
    },
  }),
};
