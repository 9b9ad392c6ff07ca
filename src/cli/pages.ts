/** Rows that are asked for at a time. */
const limit = 1000;

/** Every row of a list that a service answers in pages. */
export async function allPages<Row>(
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let found: readonly Row[];
  do {
    found = await read({ limit, offset: rows.length });
    rows.push(...found);
  } while (found.length === limit);
  return rows;
}
