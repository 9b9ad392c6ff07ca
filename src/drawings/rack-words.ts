const en = {
  front: 'Front',
  rear: 'Rear',
  reserved: 'reserved',
  conflict: 'conflict',
  free: '{units} units free',
  unplaced: 'Without a place: {titles}',
  unknownHeight: 'height not stated',
};

const de: typeof en = {
  front: 'Vorderseite',
  rear: 'Rückseite',
  reserved: 'reserviert',
  conflict: 'Konflikt',
  free: '{units} Höheneinheiten frei',
  unplaced: 'Ohne Platz: {titles}',
  unknownHeight: 'Höhe nicht angegeben',
};

/** Texts of drawings by language. */
export const rackWords = { en, de };

export type DrawingLanguage = keyof typeof rackWords;
