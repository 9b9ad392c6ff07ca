/** German of errors about rights, keys, logins and webhooks, by their English, in which `{0}` stands for a value. */
export const callers = {
  'entries of {0}': 'Einträge von {0}',
  'objects of {0}': 'Objekte vom Typ {0}',
  'entries of {0} of {1}': 'Einträge von {0} bei {1}',
  'entries of objects of {0} that are permitted in objects of {1}':
    'Einträge von Objekten vom Typ {0}, die bei Objekten vom Typ {1} erlaubt sind',
  'dialogs, which all object types and categories share': 'Auswahllisten, die alle Objekttypen und Kategorien gemeinsam haben',
  'object types, which count for everybody': 'Objekttypen, die für alle gelten',
  'reports, which everybody uses': 'Berichte, die alle benutzen',
  'addresses of monitoring, which everybody uses': 'Adressen der Überwachung, die alle benutzen',
  'keys, users and grants, which all object types and categories share':
    'Schlüssel, Benutzer und Rechte, die für alle Objekttypen und Kategorien gelten',
  'objects of all types': 'Objekte aller Typen',
  'this user': 'dieser Benutzer',
  'this key': 'dieser Schlüssel',
  'expected the right to {0} {1}, which {2} lacks': 'erwartet wird das Recht „{0}“ für {1}; {2} hat es nicht',
  'at most {0} addresses of monitoring are kept': 'es werden höchstens {0} Adressen der Überwachung aufbewahrt',
  'expected fewer addresses: delete one first': 'erwartet werden weniger Adressen: Löschen Sie zuerst eine',
  'there is no address of monitoring {0}; expected one of monitoring.livestatus.read':
    'die Adresse der Überwachung {0} gibt es nicht; erwartet wird eine aus monitoring.livestatus.read',
  'expected the cursor that a page with the same parameters answered, or "" for the first page':
    'erwartet wird der Cursor aus einer Seite mit denselben Parametern, oder "" für die erste Seite',
  'expected a login that kataster.user.read shows, or the id of a person':
    'erwartet wird ein Anmeldename aus kataster.user.read, oder die ID einer Person',
  "there is no user '{0}'; {1}": "den Benutzer '{0}' gibt es nicht; {1}",
  'expected the id of a key, or the login of a user by `user`, or both':
    'erwartet wird die ID eines Schlüssels, oder als `user` der Anmeldename eines Benutzers, oder beides',
  "there is no key '{0}'; expected an id that kataster.key.read shows":
    "den Schlüssel '{0}' gibt es nicht; erwartet wird eine ID aus kataster.key.read",
  "there is no user '{0}'; expected a login that kataster.user.read shows":
    "den Benutzer '{0}' gibt es nicht; erwartet wird ein Anmeldename aus kataster.user.read",
  'at most {0} grants': 'höchstens {0} Rechte',
  'revoke what is narrower first': 'widerrufen Sie zuerst, was enger gefasst ist',
  '{0} is not granted; expected rights that kataster.grant.read shows':
    '{0} ist nicht erteilt; erwartet werden Rechte aus kataster.grant.read',
  "there is no user, person or person group '{0}'": "einen Benutzer, eine Person oder eine Personengruppe '{0}' gibt es nicht",
  "key '{0}' is revoked": "der Schlüssel '{0}' ist widerrufen",
  "key '{0}' was rotated before; rotate '{1}' instead": "der Schlüssel '{0}' wurde schon ersetzt; ersetzen Sie stattdessen '{1}'",
  "key '{0}' has expired": "der Schlüssel '{0}' ist abgelaufen",
  'expected a moment to come, not {0}; kataster.key.revoke ends a key at once':
    'erwartet wird ein künftiger Zeitpunkt, nicht {0}; kataster.key.revoke beendet einen Schlüssel sofort',
  "'{0}' is the last key with the right to administer everything; make another one first":
    "'{0}' ist der letzte Schlüssel, der alles verwalten darf; legen Sie zuerst einen anderen an",
  'no open session': 'keine offene Sitzung',
  'too many wrong passwords came from this address or with this key; wait a quarter of an hour':
    'von dieser Adresse oder mit diesem Schlüssel kamen zu viele falsche Passwörter; warten Sie eine Viertelstunde',
  'the receiver is gone: {0}': 'den Empfänger gibt es nicht mehr: {0}',
  'the delivery {0} of change set {1} failed for good: {2}':
    'die Zustellung {0} von Änderungssatz {1} ist endgültig gescheitert: {2}',
  "its key '{0}' is gone": "seinen Schlüssel '{0}' gibt es nicht mehr",
  "its key '{0}' is revoked": "sein Schlüssel '{0}' ist widerrufen",
  "its key '{0}' has expired": "sein Schlüssel '{0}' ist abgelaufen",
  "its key '{0}' may view nothing": "sein Schlüssel '{0}' darf nichts sehen",
  'is required where a call carries no key: expected the id of one':
    'ist nötig, wenn ein Aufruf keinen Schlüssel hat: erwartet wird die ID eines Schlüssels',
  'there are {0} webhooks': 'es gibt {0} Webhooks',
  "there is no webhook '{0}'; expected an id that kataster.webhook.read shows":
    "den Webhook '{0}' gibt es nicht; erwartet wird eine ID aus kataster.webhook.read",
  "{0} has no attribute '{1}'": "{0} hat kein Attribut '{1}'",
  "'{0}' is another name here; expected '{1}'": "'{0}' ist hier ein anderer Name; erwartet wird '{1}'",
  "'{0}' is worked out on reading; no change shows it": "'{0}' wird beim Lesen ermittelt; keine Änderung zeigt es",
  "'{0}' is a password; no change shows its value": "'{0}' ist ein Passwort; keine Änderung zeigt seinen Wert",
  'changes up to {0} are not delivered: {1}': 'Änderungen bis {0} werden nicht zugestellt: {1}',
  'there is no object {0}': 'das Objekt {0} gibt es nicht',
  "key '{0}' is revoked or has expired; nothing would be delivered":
    "der Schlüssel '{0}' ist widerrufen oder abgelaufen; zugestellt würde nichts",
  'KATASTER_WEBHOOK_NETWORKS permits ranges of it': 'KATASTER_WEBHOOK_NETWORKS erlaubt Bereiche davon',
  '{0} is inside the own network; {1}': '{0} liegt im eigenen Netz; {1}',
  'http is permitted inside the own network alone, and {0} is outside; expected https':
    'http ist nur im eigenen Netz erlaubt, und {0} liegt außerhalb; erwartet wird https',
  "expected a URL such as https://example.org/hook, not '{0}'":
    "erwartet wird eine URL wie https://example.org/hook, nicht '{0}'",
  'expected no user name and no password in it; deliveries are signed instead':
    'erwartet werden weder Benutzername noch Passwort darin; Zustellungen werden stattdessen signiert',
  'expected https; http is for the own network, of which {0}': 'erwartet wird https; http ist für das eigene Netz da, {0}',
} as const satisfies Readonly<Record<string, string>>;
