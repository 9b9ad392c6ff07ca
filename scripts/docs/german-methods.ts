import type { Titles } from '../../generated/types.js';
import type { MethodObject } from '../generate/document.js';

/** What methods do, in German; the document says it in English. */
const german: Readonly<Record<string, string>> = {
  'cmdb.categories.read': 'Einträge mehrerer Kategorien lesen',
  'cmdb.category.archive': 'Einen Eintrag archivieren',
  'cmdb.category.create': 'Einen Eintrag anlegen',
  'cmdb.category.delete': 'Einen Eintrag einen Schritt weiter löschen',
  'cmdb.category.purge': 'Einen Eintrag endgültig entfernen',
  'cmdb.category.quickpurge': 'Einen Eintrag sofort endgültig entfernen, wo Quickpurge eingeschaltet ist',
  'cmdb.category.read': 'Die Einträge einer Kategorie lesen',
  'cmdb.category.recycle': 'Einen Eintrag wiederherstellen',
  'cmdb.category.save': 'Einen Eintrag speichern: anlegen oder ändern',
  'cmdb.category.update': 'Einen Eintrag ändern',
  'cmdb.category_info.read': 'Die Attribute einer Kategorie lesen',
  'cmdb.condition.read': 'Objekte nach Bedingungen suchen und finden',
  'cmdb.dialog.create': 'Eine Auswahl zu einer Auswahlliste hinzufügen',
  'cmdb.dialog.delete': 'Eine Auswahl einer Auswahlliste löschen',
  'cmdb.dialog.read': 'Die Auswahl einer Auswahlliste lesen',
  'cmdb.dialog.update': 'Eine Auswahl einer Auswahlliste umbenennen',
  'cmdb.location_tree.read': 'Lesen, was an einem Standort steht',
  'cmdb.object.archive': 'Ein Objekt archivieren',
  'cmdb.object.create': 'Ein Objekt anlegen',
  'cmdb.object.delete': 'Ein Objekt archivieren, löschen oder endgültig entfernen',
  'cmdb.object.markAsMassChangeTemplate': 'Ein Objekt als Vorlage für Massenänderungen kennzeichnen',
  'cmdb.object.markAsTemplate': 'Ein Objekt als Vorlage kennzeichnen',
  'cmdb.object.purge': 'Ein Objekt endgültig entfernen',
  'cmdb.object.quickpurge': 'Objekte sofort endgültig entfernen, wo Quickpurge eingeschaltet ist',
  'cmdb.object.read': 'Ein Objekt lesen',
  'cmdb.object.recycle': 'Ein Objekt wiederherstellen',
  'cmdb.object.update': 'Den Titel eines Objekts ändern',
  'cmdb.object_type_categories.read': 'Die Kategorien eines Objekttyps lesen',
  'cmdb.object_type_groups.read': 'Gruppen von Objekttypen lesen',
  'cmdb.object_types.read': 'Objekttypen lesen',
  'cmdb.objects.read': 'Objekte auflisten',
  'cmdb.objects_by_relation.read': 'Lesen, womit ein Objekt über Beziehungen verbunden ist',
  'cmdb.status.delete': 'Einen CMDB-Status löschen',
  'cmdb.status.read': 'Die CMDB-Status lesen',
  'cmdb.status.save': 'Einen CMDB-Status hinzufügen oder ändern',
  'idoit.constants.read': 'Die Konstanten lesen',
  'idoit.login': 'Eine Sitzung beginnen: anmelden',
  'idoit.logout': 'Eine Sitzung beenden: abmelden',
  'idoit.search.read': 'Objekte und Einträge suchen',
  'idoit.version.read': 'Lesen, welche Version läuft und wer angemeldet ist',
  'rpc.discover': 'Dieses Dokument lesen',
  'system.endpoints.read.v2': 'Lesen, was jede Methode entgegennimmt',
};

/** What a method does, in both languages; a method that nobody has translated says it in English. */
export function methodTitle({ name, summary = name }: MethodObject): Titles {
  return { en: summary, de: german[name] ?? summary };
}
