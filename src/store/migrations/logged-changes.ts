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

/** Numbers of rows that are converted at once. */
const slice = 50_000;

/** Makes a change set of each row of the change log, with the number that the row had; the runner's `progress` learns how far it is. */
export async function convertLog(runner: QueryRunner, migration: string): Promise<void> {
  const progress: ((told: object) => void) | undefined = runner.data.progress;
  const [{ rows, last }] = await runner.query('SELECT COUNT(*) AS rows, COALESCE(MAX(sequence), 0) AS last FROM change_log');
  const texts = conversions(runner);
  let done = 0;
  if (Number(rows) > 0) progress?.({ migration, done, rows: Number(rows) });
  for (let from = 0; from < Number(last); from += slice) {
    const within = `sequence > ${from} AND sequence <= ${from + slice}`;
    for (const text of texts) await runner.query(text.replace('WITHIN', within));
    const [found] = await runner.query(`SELECT COUNT(*) AS rows FROM change_log WHERE ${within}`);
    done += Number(found.rows);
    progress?.({ migration, done, rows: Number(rows) });
  }
}

/** Statements that each fill a table from a range of the log. */
function conversions(runner: QueryRunner): readonly string[] {
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
  return [
    `INSERT INTO change_sets (number, time, "key", author, method, dialect, size, leaves_updated)
    SELECT l.sequence, l.time, l."key", COALESCE(k.title, l."key"), l.method, '', 1, 0 FROM change_log l
    LEFT JOIN api_keys k ON k.id = l."key" WHERE l.subject IS NULL AND WITHIN ORDER BY l.sequence`,
    `INSERT INTO changes (number, position, kind, subject, name, object, category, action)
    SELECT l.sequence, 0, ${kind}, ${subject}, COALESCE(l.dialog, ${template}), CASE WHEN ${isOfType} THEN NULL ELSE l.object END,
      l.category, ${action} FROM change_log l WHERE l.subject IS NULL AND WITHIN ORDER BY l.sequence`,
    `INSERT INTO earlier_changes (number, "before", "after")
    SELECT sequence, "before", "after" FROM change_log WHERE subject IS NULL AND WITHIN ORDER BY sequence`,
  ];
}
