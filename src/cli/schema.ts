import { Command } from 'commander';
import type { Kataster, KatasterSchemaApplyInput, SchemaDocument, SchemaPreview } from '../../generated/client.js';
import { packages, type SchemaPackage } from '../../generated/packages.js';
import { bytesAt } from './file-bytes.js';
import { language, say, sayEach } from './language/spoken.js';
import { wholeNumber } from './log.js';
import { print, writeData } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

interface SourceOptions {
  readonly remove?: string[];
  readonly package?: string;
}

interface ApplyOptions extends SourceOptions {
  readonly check?: true;
  readonly acceptLoss?: string;
  readonly comment?: string;
}

/** Values that are printed of those that a conversion does not take. */
const shownRefused = 50;

const names = { schema: '<file>', removed: '--remove', accept_loss: '--accept-loss', comment: '--comment' };

/** `kataster schema`: what a site adds to the catalogue, as a file that may be kept in a repository. */
export function schemaCommand(): Command {
  return new Command('schema')
    .description('KeepSchemaInFile')
    .addCommand(
      new Command('export')
        .description('WriteSchemaAsJson')
        .option('--at <version>', 'VersionInPlaceOfThatInForce')
        .option('--package <name>', 'DefinitionsOfPackageAlone')
        .addHelpText('after', settingsHelp())
        .action(exportSchema),
    )
    .addCommand(new Command('packages').description('ListPackagesThatShip').action(listPackages))
    .addCommand(withFile('diff', 'ShowWhatFileWouldChange').action(diff))
    .addCommand(
      withFile('apply', 'ApplySchemaOfFile')
        .option('--check', 'EndWith1WhereSchemaDiffers')
        .option('--accept-loss <entries>', 'HowManyEntriesMayLoseValues')
        .option('--comment <text>', 'KeptWithChangeSet')
        .action(apply),
    )
    .addCommand(
      new Command('adopt')
        .description('AdoptDefinitionsOfFiles')
        .option('--check', 'ShowWhatIsAdopted')
        .option('--comment <text>', 'KeptWithChangeSet')
        .addHelpText('after', settingsHelp())
        .action(adopt),
    );
}

function withFile(word: string, description: string): Command {
  return new Command(word)
    .description(description)
    .argument('[file]', 'FileWithSchema')
    .option('--package <name>', 'PackageInPlaceOfFile')
    .option('--remove <names>', 'NamesOfDefinitionsThatGo', namesIn)
    .addHelpText('after', settingsHelp());
}

function namesIn(text: string): string[] {
  return text.split(',').map(each => each.trim());
}

/** Without the numbers of definitions, which each database gives out itself. */
async function exportSchema({ at, package: name }: { readonly at?: string; readonly package?: string }): Promise<void> {
  const asked = at === undefined ? {} : { version: wholeNumber(at, '--at') };
  await withService(
    async ({ kataster }) => {
      const { schema } = await kataster.schema.read(asked);
      const exported = name === undefined ? { ...schema } : ofPackage({ ...schema }, name);
      const parts = Object.entries(exported).map(([part, all]) => [part, all?.map(withoutNumber)]);
      writeData(`${JSON.stringify(Object.fromEntries(parts), undefined, 2)}\n`);
    },
    { names: { version: '--at' } },
  );
}

/** @throws StartError where nothing came with the package */
function ofPackage(schema: SchemaDocument, name: string): SchemaDocument {
  const isOfPackage = ({ origin }: { readonly origin?: { readonly package: string } }) => origin?.package === name;
  const parts = Object.entries(schema).map(([part, all]) => [part, all?.filter(isOfPackage) ?? []] as const);
  const left = parts.filter(([, all]) => all.length > 0);
  if (left.length === 0) throw new StartError(say('NothingOfPackage', { name }));
  return Object.fromEntries(left);
}

function withoutNumber({ id: _, ...definition }: Readonly<Record<string, unknown>>): object {
  const { attributes } = definition;
  return { ...definition, ...(Array.isArray(attributes) && { attributes: attributes.map(withoutNumber) }) };
}

/** The packages that ship, in the language of commands. */
function listPackages(): void {
  const headings = sayEach(['HeadingName', 'HeadingVersion', 'HeadingTitle', 'HeadingDescription']);
  const rows = Object.values(packages).map(({ name, version, title, description }) => {
    const inLanguage = language();
    return [name, String(version), title[inLanguage], description[inLanguage]];
  });
  print(table(headings, rows));
}

async function diff(file: string | undefined, options: SourceOptions): Promise<void> {
  const { schema } = sourceOf(file, options);
  await withService(
    async service => {
      const previewed = await preview(service, schema, options);
      printSteps(previewed);
      if (previewed.loss === 0) return;
      print(say('EntriesThatLoseValues', { loss: previewed.loss }));
      printRefused(await preview(service, schema, options, { limit: shownRefused }));
    },
    { names },
  );
}

async function apply(file: string | undefined, options: ApplyOptions): Promise<void> {
  const { schema, origin } = sourceOf(file, options);
  const { remove: removed = [], comment = origin, acceptLoss } = options;
  const loss = acceptLoss === undefined ? {} : { accept_loss: wholeNumber(acceptLoss, '--accept-loss') };
  await withService(
    async service => {
      if (options.check) return check(await preview(service, schema, options));
      await applyAndPrint(service, { schema, removed, ...loss }, comment);
    },
    { names },
  );
}

/** Makes the definitions in the folders of `KATASTER_CATALOG` those of the database. */
async function adopt({ check: isTried, comment }: Pick<ApplyOptions, 'check' | 'comment'>): Promise<void> {
  await withService(async service => {
    const adopted = { adopt_files: true };
    const previewed = await service.kataster.schema.preview(adopted);
    if (previewed.steps.length === 0) return print(say('NothingToAdopt'));
    if (isTried) return check(previewed);
    await applyAndPrint(service, adopted, comment);
  });
}

async function applyAndPrint(
  { kataster }: Kataster,
  input: KatasterSchemaApplyInput,
  comment: string | undefined,
): Promise<void> {
  const applied = await kataster.schema.apply(input, comment === undefined ? {} : { comment });
  printSteps(applied);
  print(say('SchemaHasVersionNow', { version: applied.version }));
}

function check(previewed: SchemaPreview): void {
  printSteps(previewed);
  if (previewed.steps.length > 0) process.exitCode = 1;
}

function preview(
  { kataster }: Kataster,
  schema: SchemaDocument,
  { remove: removed = [] }: SourceOptions,
  page: { readonly limit?: number } = {},
): Promise<SchemaPreview> {
  return kataster.schema.preview({ schema, removed, ...page });
}

function printSteps({ steps }: Pick<SchemaPreview, 'steps'>): void {
  const headings = sayEach(['HeadingPart', 'HeadingName', 'HeadingChange', 'HeadingMembers', 'HeadingEntries']);
  const rows = steps.map(({ part, name, change, members, touched }) => [part, name, change, members.join(', '), String(touched)]);
  print(rows.length === 0 ? say('SchemaIsAsFileSays') : table(headings, rows));
}

/** Prints the first of the values that a conversion does not take, and of the entries that get a default. */
function printRefused({ refused = [] }: Pick<SchemaPreview, 'refused'>): void {
  if (refused.length === 0) return;
  const rows = refused.map(({ name, object, value }) => [name, `${object.title} (${object.id})`, value ?? '']);
  print(table(sayEach(['HeadingAttribute', 'HeadingObject', 'HeadingValue']), rows));
}

/** A schema to apply, and what its change set says where the caller gives no comment. */
interface SchemaSource {
  readonly schema: SchemaDocument;
  readonly origin?: string;
}

/** @throws StartError where neither or both are given, or there is no such package */
function sourceOf(file: string | undefined, { package: name }: SourceOptions): SchemaSource {
  if ((file === undefined) === (name === undefined)) throw new StartError(say('ExpectedFileOrPackage'));
  if (name === undefined) return { schema: schemaAt(file ?? '') };
  const { schema, title, version } = packageNamed(name);
  return { schema, origin: say('PackageOfVersion', { title: title[language()], version }) };
}

function packageNamed(name: string): SchemaPackage {
  const found = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (found) return found;
  const names = Object.keys(packages);
  throw new StartError(say('NoSuchPackage', { name, names: names.join(', ') }));
}

function schemaAt(path: string): SchemaDocument {
  try {
    return JSON.parse(bytesAt(path).toString('utf8')) as SchemaDocument;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(say('FileIsNoJson', { path }));
  }
}
