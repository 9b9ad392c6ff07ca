import type { QueryRunner } from 'typeorm';

/** Ids of choices that users added begin after this one, where the change log names them. */
const lastCatalogueChoice = 10_000;

/** Members of the texts of the change log, as an engine asks for them. */
const members = {
  sqlite: (text: string, member: string) => `(CASE WHEN json_valid(${text}) THEN ${text} END ->> '$."${member}"')`,
  postgres: (text: string, member: string) => `(readable_json(${text}) ->> '${member}')`,
};

/** The step that led to the status which a member of the texts names. */
const stepTo = (status: string) => `CASE ${status} WHEN 'normal' THEN 'recycled' WHEN 'archived' THEN 'archived'
  WHEN 'deleted' THEN 'markedDeleted' WHEN 'template' THEN 'templated' WHEN 'massChangeTemplate' THEN 'templated' ELSE 'edited' END`;

/** Makes a change set of each row of the change log, with the number that the row had. */
export async function convertLog(runner: QueryRunner): Promise<void> {
  const member = members[runner.connection.options.type === 'postgres' ? 'postgres' : 'sqlite'];
  const template = member('COALESCE("after", "before")', 'default_template_of');
  const [from, to] = ['"before"', '"after"'].map(
    text => `CASE WHEN l.entry IS NULL THEN ${member(text, 'status')} ELSE ${member(text, '@status')} END`,
  );
  const isOfType = `l.dialog IS NULL AND l.entry IS NULL AND ${template} IS NOT NULL`;
  const kind = `CASE WHEN l.dialog IS NOT NULL THEN 'choice' WHEN ${isOfType} THEN 'type' WHEN l.entry IS NULL THEN 'object' ELSE 'entry' END`;
  const choice = `CAST(${member('COALESCE("after", "before")', 'id')} AS integer) - ${lastCatalogueChoice}`;
  const subject = `CASE WHEN l.dialog IS NOT NULL THEN ${choice} WHEN ${isOfType} THEN NULL ELSE COALESCE(l.entry, l.object) END`;
  const action = `CASE WHEN ${isOfType} THEN 'edited' WHEN "before" IS NULL THEN 'created' WHEN "after" IS NULL THEN 'purged'
    WHEN ${from} <> ${to} THEN ${stepTo(`(${to})`)} ELSE 'edited' END`;
  await runner.query(`INSERT INTO change_sets (number, time, "key", author, method, dialect, size, leaves_updated)
    SELECT l.sequence, l.time, l."key", COALESCE(k.title, l."key"), l.method, '', 1, 0 FROM change_log l
    LEFT JOIN api_keys k ON k.id = l."key" WHERE l.subject IS NULL ORDER BY l.sequence`);
  await runner.query(`INSERT INTO changes (number, position, kind, subject, name, object, category, action)
    SELECT l.sequence, 0, ${kind}, ${subject}, COALESCE(l.dialog, ${template}), CASE WHEN ${isOfType} THEN NULL ELSE l.object END,
      l.category, ${action} FROM change_log l WHERE l.subject IS NULL ORDER BY l.sequence`);
  await runner.query(`INSERT INTO earlier_changes (number, "before", "after")
    SELECT sequence, "before", "after" FROM change_log WHERE subject IS NULL ORDER BY sequence`);
}
