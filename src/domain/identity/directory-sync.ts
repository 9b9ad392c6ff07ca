import { TimeSlices } from '../../rpc/time-slices.js';
import { isDisabledLogin, loginCategory } from '../access/user-categories.js';
import { authorOf } from '../author.js';
import { saveEntryIn } from '../entries/entries.js';
import type { WritingContext } from '../entries/entry-rules.js';
import type { IdentityAccountRecord, ProviderRecord } from '../storage/identity.js';
import type { Records } from '../storage/records.js';
import { type IdentityClaims, type KeptAccount, keepAccountIn, lockProvider } from './accounts.js';
import { type GivenMembership, isAdmitted, isPersonGroup, personGroupsOf, rulesOf } from './group-rules.js';
import { isLastAdministrator } from './memberships.js';
import { countMemberships, emptyReport, type Refusal, type SyncReport } from './sync-report.js';

/** Accounts that are read in one statement, and those that are written in one change set. */
const accountsPerPage = 1000;
const accountsPerSet = 50;

/** Persons of a directory that are read at once, and how many of its entries are not brought in. */
export interface DirectoryPage {
  readonly persons: readonly IdentityClaims[];
  readonly refused: readonly Refusal[];
}

/** Calls back with everybody in a directory, page by page. */
export type ListEverybody = (take: (page: DirectoryPage) => Promise<void>) => Promise<void>;

/** How a sync is carried out. */
export interface SyncOptions {
  /** Every transaction is rolled back. */
  readonly isDryRun: boolean;
  /** Ends the sync between two change sets. */
  readonly signal: AbortSignal;
}

type Effect = KeptAccount['effect'] | 'disabled' | 'lastAdministrator';

/**
 * Brings in everybody whom a directory has: makes persons, gives and takes memberships by the rules, and disables the logins of those who have
 * vanished; their objects stay. Accounts that are as they were are not written. A directory without persons is taken for a wrong filter. The
 * report counts what was committed, also where the sync fails.
 * @throws RpcError Busy, StorageUnavailable; what the directory throws
 */
export async function syncAccounts(
  context: WritingContext,
  provider: ProviderRecord,
  listEverybody: ListEverybody,
  options: SyncOptions,
  report: SyncReport = emptyReport(),
): Promise<SyncReport> {
  const sync = new AccountSync(context, provider, options, report);
  await sync.readGroups();
  await listEverybody(page => sync.take(page));
  await sync.disableVanished();
  return report;
}

/** Writes one account. */
type Write<Account> = (
  records: Records,
  provider: ProviderRecord,
  account: Account,
  known: IdentityAccountRecord | undefined,
) => Promise<Effect | undefined>;

class AccountSync {
  private readonly context: WritingContext;
  private readonly provider: ProviderRecord;
  private readonly options: SyncOptions;
  private readonly report: SyncReport;
  private readonly slices = new TimeSlices();
  /** Subjects of the persons who may sign in. */
  private readonly admitted = new Set<string>();
  /** Person groups of the rules that are there. */
  private groups: ReadonlySet<number> = new Set();

  constructor(context: WritingContext, provider: ProviderRecord, options: SyncOptions, report: SyncReport) {
    this.context = context;
    this.provider = provider;
    this.options = options;
    this.report = report;
  }

  async readGroups(): Promise<void> {
    const ids = [...new Set(rulesOf(this.provider).map(({ personGroup }) => personGroup))];
    const found = await Promise.all(ids.map(id => this.context.store.reads.objects.find(id)));
    this.groups = new Set(found.filter(isPersonGroup).map(({ id }) => id));
  }

  /** Writes the accounts of a page that are new, or not as they were. */
  async take({ persons, refused }: DirectoryPage): Promise<void> {
    const { context, provider, report } = this;
    for (const reason of refused) report.refused[reason] += 1;
    if (persons.length === 0) return;
    const subjects = persons.map(({ subject }) => subject);
    const accounts: IdentityAccountRecord[] = await context.store.identity.accountsNamed(provider.id, subjects);
    const known = new Map(accounts.map(account => [account.subject, account]));
    const due: IdentityClaims[] = [];
    for (const claims of persons) {
      await this.slices.pass();
      if (this.admits(claims) && this.isDue(claims, known.get(claims.subject))) due.push(claims);
    }
    await this.inSets(
      due,
      async (records, current, claims, account) => (await keepAccountIn(context, records, current, claims, account)).effect,
    );
  }

  /** Disables the logins of those whom the directory did not name. */
  async disableVanished(): Promise<void> {
    const { context, provider, admitted } = this;
    if (admitted.size === 0) return;
    for (let last: string | undefined = ''; last !== undefined; ) {
      const page: IdentityAccountRecord[] = await context.store.identity.accountsAfter(provider.id, last, accountsPerPage);
      const vanished = page.filter(({ subject }) => !admitted.has(subject));
      await this.inSets(vanished, (records, current, _, account) => disable(context, records, current, account));
      last = page.length < accountsPerPage ? undefined : page.at(-1)?.subject;
    }
  }

  private admits({ subject, groups }: IdentityClaims): boolean {
    const { admitted, provider, report } = this;
    if (!isAdmitted(provider, groups)) {
      report.refused.notAdmitted += 1;
      return false;
    }
    if (admitted.has(subject)) return false;
    admitted.add(subject);
    report.found += 1;
    return true;
  }

  /** Whether the directory names other groups than before, or the rules give other memberships for them. */
  private isDue({ groups }: IdentityClaims, known: IdentityAccountRecord | undefined): boolean {
    if (!known || JSON.stringify(groups) !== known.groups) return true;
    const given = new Set((JSON.parse(known.given) as readonly GivenMembership[]).map(([group]) => group));
    const wanted = [...personGroupsOf(this.provider, groups)].filter(group => this.groups.has(group));
    const isDue = wanted.length !== given.size || wanted.some(group => !given.has(group));
    if (!isDue) this.report.unchanged += 1;
    return isDue;
  }

  /** Writes accounts in change sets; each is written with the account that is known of it by then. */
  private async inSets<Account extends Pick<IdentityAccountRecord, 'subject'>>(
    accounts: readonly Account[],
    write: Write<Account>,
  ): Promise<void> {
    const { context, provider, options, report } = this;
    const author = authorOf(context);
    for (let at = 0; at < accounts.length; at += accountsPerSet) {
      options.signal.throwIfAborted();
      const ending = options.isDryRun ? 'rollback' : 'commit';
      const done = await context.store.share({ ending }, async open => {
        const effects = await open.store.transaction(author, async ({ everything: records }) => {
          const current = await lockProvider(records, provider.id);
          const all: (Effect | undefined)[] = [];
          if (!current) return all;
          const set = accounts.slice(at, at + accountsPerSet);
          const known = await records.identity.accountsNamed(
            provider.id,
            set.map(({ subject }) => subject),
          );
          const bySubject = new Map(known.map(each => [each.subject, each]));
          for (const account of set) {
            all.push(await write(records, current, account, bySubject.get(account.subject)));
            await this.slices.pass();
          }
          return all;
        });
        const { changes } = open;
        return { effects, changes, number: options.isDryRun ? undefined : await open.seal(author) };
      });
      for (const effect of done.effects) if (effect) count(report, effect);
      countMemberships(report, done.changes);
      report.firstChangeSet ??= done.number ?? null;
      report.lastChangeSet = done.number ?? report.lastChangeSet;
    }
  }
}

function count(report: SyncReport, effect: Effect): void {
  if (effect === 'lastAdministrator') report.refused.lastAdministrator += 1;
  else report[effect] += 1;
}

/** Takes the memberships that the directory gave, and the login, unless nobody could administer then; `undefined` where that is done. */
async function disable(
  context: WritingContext,
  records: Records,
  provider: ProviderRecord,
  known: IdentityAccountRecord | undefined,
): Promise<Effect | undefined> {
  if (!known) return undefined;
  const { subject, person } = known;
  await records.objects.lockOwner(person);
  const login = await records.entries.first(person, loginCategory);
  if (!login || isDisabledLogin(login.values)) return undefined;
  if (await isLastAdministrator(records, person)) return 'lastAdministrator';
  await keepAccountIn(context, records, provider, { subject, login: '', name: '', groups: [] }, known);
  await saveEntryIn(records, context, { object: person, category: loginCategory }, { disabled_login: 1 });
  return 'disabled';
}
