/** German of errors about settings, by their English, in which `{0}` stands for a value. */
export const settings = {
  '{0}: there is no such setting; expected one of {1}': '{0}: diese Einstellung gibt es nicht; erwartet wird eine von {1}',
  '{0}: {1} holds no key; `kataster secret create` makes one':
    '{0}: {1} enthält keinen Schlüssel; `kataster secret create` legt einen an',
  '{0} is there already, and may hold a key in use': '{0} gibt es schon und könnte einen benutzten Schlüssel enthalten',
  'cannot write {0} ({1})': '{0} lässt sich nicht schreiben ({1})',
  '{0}: cannot read {1} ({2})': '{0}: {1} lässt sich nicht lesen ({2})',
  '{0}: others may read {1} (mode {2}); expected mode 600, as by chmod 600':
    '{0}: andere dürfen {1} lesen (Modus {2}); erwartet wird der Modus 600, etwa durch chmod 600',
  'unknown reason': 'Ursache unbekannt',
  'expected a text of 16 to 256 characters': 'erwartet wird ein Text von 16 bis 256 Zeichen',
  'expected an integer from {0} to {1}, not {2}': 'erwartet wird eine ganze Zahl von {0} bis {1}, nicht {2}',
  'expected {0}, how many are kept, and a folder, such as daily:7:/backups, not {1}':
    'erwartet werden {0}, die Anzahl der aufbewahrten und ein Ordner, etwa daily:7:/backups, nicht {1}',
  'expected a number of days, such as 400d, not {0}': 'erwartet wird eine Anzahl von Tagen, etwa 400d, nicht {0}',
  'expected address ranges such as 10.0.0.0/8 with commas between them, not {0}':
    'erwartet werden Adressbereiche wie 10.0.0.0/8, durch Kommas getrennt, nicht {0}',
  'expected an http or https URL, not {0}': 'erwartet wird eine URL mit http oder https, nicht {0}',
  'expected origins such as https://cmdb.example with commas between them, or null, or * alone, not {0}':
    'erwartet werden Origins wie https://cmdb.example, durch Kommas getrennt, oder null, oder * allein, nicht {0}',
} as const satisfies Readonly<Record<string, string>>;
