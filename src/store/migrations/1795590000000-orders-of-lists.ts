import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives an address the form by which it is sorted. Only what may be an address of IPv6 is tried to be read as one. */
const addressOrder = `CREATE FUNCTION address_order(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE plain text := $1 COLLATE "C";
  BEGIN
    IF plain ~ '^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])[.]){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$' THEN
      RETURN '4 ' || encode(substring(inet_send(CAST(plain AS inet)) FROM 5), 'hex');
    END IF;
    IF plain ~ '^[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(%[0-9A-Za-z.:-]+)?$' THEN
      BEGIN
        RETURN '6 ' || encode(substring(inet_send(CAST(split_part(plain, '%', 1) AS inet)) FROM 5), 'hex') || COALESCE(substring(plain FROM '%.*$'), '');
      EXCEPTION WHEN data_exception THEN NULL;
      END;
    END IF;
    RETURN lower(plain);
  END $$`;

/** Indexes of the orders of lists by when objects were created and last changed, and of the numbers of each CMDB status; how PostgreSQL sorts addresses. */
export class OrdersOfLists1795590000000 implements MigrationInterface {
  readonly name = 'OrdersOfLists1795590000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX objects_type_created ON objects (type, created, id)');
    await runner.query('CREATE INDEX objects_type_updated ON objects (type, COALESCE(updated, created), id)');
    const isPostgres = runner.connection.options.type === 'postgres';
    // Conditions compare it byte by byte.
    const cmdbStatus = isPostgres ? 'cmdb_status COLLATE "C"' : 'cmdb_status';
    await runner.query(`CREATE INDEX objects_cmdb_status ON objects (status, ${cmdbStatus}, type)`);
    if (isPostgres) await runner.query(addressOrder);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
