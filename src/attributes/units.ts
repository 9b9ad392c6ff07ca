import type { ChoiceDefinition } from '../../generated/types.js';

/** Prefixes by their letters: in words, decimal and binary. */
const prefixes = {
  k: ['kilo', 'kibi'],
  m: ['mega', 'mebi'],
  g: ['giga', 'gibi'],
  t: ['tera', 'tebi'],
  p: ['peta', 'pebi'],
  e: ['exa', 'exbi'],
} as const;
const letters = Object.keys(prefixes);

/** Units with prefixes. A small `b` is a bit and a capital one a byte; `m` is mega, as nobody counts thousandths of these. */
const prefixed = [
  { unit: 'byte', spelled: /^(?:B|bytes?|Bytes?|BYTES?|[Oo]ctets?)$/ },
  { unit: 'bit', spelled: /^(?:b|bits?|Bits?)(?:\/s|\/sec|\/Sek\.?|ps|persecond|proSekunde)?$/ },
  { unit: 'hertz', spelled: /^(?:hz|hertz)$/i },
  { unit: 'watt', spelled: /^(?:W|[Ww]atts?)$/ },
] as const;

/** Spellings of units without prefixes, or with one that belongs to the name. */
const words = [
  's|sec|secs|second|seconds|sekunde|sekunden',
  'min|mins|minute|minutes|minuten',
  'h|hr|hrs|hour|hours|std|stunde|stunden',
  'd|day|days|tag|tage',
  'wk|week|weeks|woche|wochen',
  'mo|month|months|monat|monate',
  'y|yr|yrs|year|years|jahr|jahre',
  'mm|millimetre|millimetres|millimeter|millimeters',
  'cm|centimetre|centimetres|centimeter|centimeters|zentimeter',
  'm|metre|metres|meter|meters',
  'km|kilometre|kilometres|kilometer|kilometers',
  'in|inch|inches|zoll|"|″',
  "ft|foot|feet|fuß|fuss|'|′",
  'g|gram|grams|gramm',
  'kg|kilogram|kilograms|kilogramm',
  't|tonne|tonnes',
  'ml|millilitre|millilitres|milliliter|milliliters',
  'l|litre|litres|liter|liters',
  '°c|c|celsius|degc',
  '°f|f|fahrenheit|degf',
  'cbm/h|m³/h|m3/h',
].map(line => line.split('|'));

/** What a text means as a unit, such as `byte m`, or `byte mi` where the prefix is a power of 1024; a prefix alone begins with a blank. */
export function unitMeaning(text: string): string | undefined {
  const plain = text.trim().replaceAll(/\s+/g, '');
  for (const letter of letters) {
    const found = prefixedMeaning(plain, letter);
    if (found !== undefined) return found;
  }
  const unit = prefixed.find(({ spelled }) => spelled.test(plain))?.unit;
  return unit ?? words.find(spellings => spellings.includes(plain.toLowerCase()))?.[0];
}

function prefixedMeaning(plain: string, letter: string): string | undefined {
  const [decimal, binary] = prefixes[letter as keyof typeof prefixes];
  const capital = letter.toUpperCase();
  const forms = [
    { begins: new RegExp(`^${binary}`, 'i'), meaning: `${letter}i` },
    { begins: new RegExp(`^${decimal}`, 'i'), meaning: letter },
    { begins: new RegExp(`^${capital}i|^${letter}i(?=[Bb])`), meaning: `${letter}i` },
    { begins: new RegExp(`^[${letter}${capital}]`), meaning: letter },
  ];
  for (const { begins, meaning } of forms) {
    const rest = begins.test(plain) ? plain.replace(begins, '') : undefined;
    // In small letters `mib` is what others write `MiB`.
    const spelling = rest === 'b' && meaning.endsWith('i') && plain === plain.toLowerCase() ? 'B' : rest;
    const unit = spelling && prefixed.find(({ spelled }) => spelled.test(spelling))?.unit;
    const isMilli = unit === 'watt' && plain.startsWith('m') && letter === 'm';
    if (unit !== undefined && unit !== '' && !isMilli) return `${unit} ${meaning}`;
    if (rest === '' && /^[kKMGTPE]/.test(plain)) return ` ${meaning}`;
  }
  return undefined;
}

/** Finds choices of a list of units by what a text means; `undefined` where the list is none of units. */
export function unitsOf(choices: readonly ChoiceDefinition[]): ((text: string) => ChoiceDefinition | undefined) | undefined {
  const known = new Map<string, ChoiceDefinition>();
  let units = 0;
  for (const choice of choices) {
    const meanings = meaningsOf(choice);
    if (meanings.length > 0) units += 1;
    for (const meaning of meanings) if (!known.has(meaning)) known.set(meaning, choice);
  }
  if (units === 0 || units * 2 < choices.length) return undefined;
  const [base] = [...known.keys()].flatMap(each => /^(?:byte|bit|hertz)/.exec(each) ?? []);
  return text => {
    const meaning = unitMeaning(text);
    return meaning === undefined ? undefined : known.get(meaning.startsWith(' ') ? `${base}${meaning}` : meaning);
  };
}

/** The meanings of a choice: that of its titles, and that of the power of 1024 that its factor is. */
function meaningsOf({ title, factor }: ChoiceDefinition): readonly string[] {
  const meanings = [...new Set(Object.values(title).flatMap(each => unitMeaning(each) ?? []))];
  return meanings.flatMap(each => {
    const power = letters.indexOf(each.split(' ')[1] ?? '') + 1;
    return power > 0 && factor === 1024 ** power ? [each, `${each}i`] : [each];
  });
}
