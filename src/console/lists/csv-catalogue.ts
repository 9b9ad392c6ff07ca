import type { Kataster } from '../../../generated/client.js';
import { CsvCatalogue } from '../../csv/catalogue.js';
import { credentials } from '../service/credentials.js';
import { serviceFor } from '../service/service.js';
import { language } from '../texts/language.js';

/** The catalogue with titles in the language of the reader and in the other one: files have either. */
export function readCsvCatalogue(caller: Kataster): Promise<CsvCatalogue> {
  return CsvCatalogue.read(language.value, other =>
    other === language.value ? caller : serviceFor(credentials.value, { language: other }),
  );
}
