import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Places of a run of commands: a folder for files, an object, a key, a report, a change set, and a service elsewhere. */
export interface PrintingPlace {
  readonly folder: string;
  readonly object: number;
  readonly key: string;
  readonly report: string;
  readonly service: string;
}

/** A command, its arguments, and what it reads. */
export interface PrintingCommand {
  readonly name: string;
  readonly args: readonly string[];
  readonly input?: string;
  /** The file of the key that secrets are encrypted with. */
  readonly secretFile?: string;
  /** Its output is for programs, byte by byte. */
  readonly isData?: true;
}

/** Every command but `serve`, with arguments by which it prints something, in an order in which each finds what it needs. */
export function printingCommands({ folder, object, key, report, service }: PrintingPlace): readonly PrintingCommand[] {
  const file = (name: string): string => join(folder, name);
  const dump = [
    { model: 'dcim.site', pk: 1, fields: { name: report } },
    { model: 'dcim.device', pk: report, fields: { name: report } },
  ];
  writeFileSync(file('dump.json'), JSON.stringify(dump));
  writeFileSync(
    file('list.csv'),
    `Title;${report.replaceAll(/[;"\r\n]/g, ' ')}\nserver 1;${report.replaceAll(/[;"\r\n]/g, ' ')}\n`,
  );
  const choice = { id: 1, const: null, title: { en: report, de: report } };
  writeFileSync(file('schema.json'), JSON.stringify({ dialogs: [{ name: 'printed', choices: [choice] }] }));
  return [
    { name: 'schema diff', args: [file('schema.json')] },
    { name: 'schema apply', args: [file('schema.json')] },
    { name: 'schema adopt', args: [] },
    { name: 'schema export', args: [], isData: true },
    { name: 'schema packages', args: [] },
    { name: 'log', args: ['--limit', '2000'] },
    { name: 'log', args: ['--json'] },
    { name: 'audit', args: [] },
    { name: 'audit', args: ['--json'] },
    { name: 'report', args: [] },
    { name: 'report', args: [report] },
    { name: 'report', args: [report, '--totals'] },
    { name: 'check', args: [] },
    { name: 'key list', args: [] },
    { name: 'key create', args: [] },
    { name: 'key update', args: [key, '--title', report] },
    { name: 'key rotate', args: [key, '--keep', '1h'] },
    { name: 'key revoke', args: [key] },
    { name: 'user list', args: [] },
    { name: 'user create', args: ['grace'] },
    { name: 'user password', args: ['grace'], input: 'not one of the usual ones' },
    { name: 'user grant', args: ['grace', '--may', 'view'] },
    { name: 'user revoke', args: ['grace'] },
    { name: 'user disable', args: ['grace'] },
    { name: 'user enable', args: ['grace'] },
    { name: 'user end-sessions', args: ['grace'] },
    { name: 'user reset-second-factor', args: ['grace'] },
    {
      name: 'provider save',
      args: ['company', '--title', report, '--issuer', 'https://login.example.com', '--client', 'kataster'],
    },
    { name: 'provider save', args: ['directory', '--issuer', 'ldap://127.0.0.1:1/dc=example?uid', '--client', 'cn=search'] },
    { name: 'webhook list', args: [] },
    { name: 'webhook resume', args: [] },
    { name: 'provider list', args: [] },
    { name: 'provider connect', args: ['directory'] },
    { name: 'provider sync', args: ['directory', '--dry-run'] },
    { name: 'provider disable', args: ['company'] },
    { name: 'provider enable', args: ['company'] },
    { name: 'provider delete', args: ['company'] },
    { name: 'object-type template', args: ['C__OBJTYPE__SERVER', String(object)] },
    { name: 'import netbox', args: [file('dump.json')] },
    { name: 'import csv', args: [file('list.csv'), '--type', 'C__OBJTYPE__SERVER', '--dry-run'] },
    { name: 'import example', args: [] },
    { name: 'undo', args: ['--import', '--dry-run'] },
    { name: 'undo', args: ['1-900', '--on-conflict', 'skip'] },
    { name: 'history prune', args: ['--before', '2020-01-01'] },
    { name: 'history forget', args: [String(object)] },
    { name: 'backup', args: [file('backup')] },
    { name: 'export', args: [], isData: true },
    { name: 'export', args: [file('export')] },
    { name: 'restore', args: [file('backup'), '--replace'] },
    { name: 'move', args: ['--to', `sqlite:${file('moved.sqlite')}`] },
    { name: 'secret create', args: [file('key')] },
    { name: 'secret encrypt', args: [], secretFile: file('key') },
    { name: 'secret create', args: [file('next-key')] },
    { name: 'secret rotate', args: [file('next-key')], secretFile: file('key') },
    { name: 'secret decrypt', args: [], secretFile: file('next-key') },
    { name: 'generate client', args: ['--url', service, '--language', 'python'] },
  ];
}
