import pg from 'pg';

/** Runs one statement on a server. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // An error that nobody listens to ends the process; a statement that is sent fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
