import { calls, Kataster, KatasterError } from 'kataster-client';

const { URL: url = '', BUSY: busy = '', KEY: apikey } = process.env;
const client = new Kataster({ url, apikey });
const type = 'C__OBJTYPE__SERVER';

for (const title of ['web1', 'web2', 'web3']) {
  const { id } = await client.cmdb.object.create({ type, title });
  await client.cmdb.category.save({ object: Number(id), category: 'C__CATG__MODEL', data: { serial: `S-${title}` } });
}

const titles: string[] = [];
for await (const server of client.cmdb.objects.each({ filter: { type }, order_by: 'title', limit: 2 })) titles.push(server.title);
console.log(titles.join(' '));

for await (const set of client.each(calls.kataster.changes.follow({ since: 0 }))) {
  console.log(set.method, set.number);
  if (set.method === 'cmdb.category.save') break;
}

try {
  await client.cmdb.object.create({ type, title: '' });
} catch (error) {
  if (error instanceof KatasterError) console.log(error.errorName, error.message.includes('title: '));
}

const patient = new Kataster({ url: busy, apikey, retries: 5 });
const { message } = await patient.cmdb.object.archive({ object: 7 });
console.log(message);
