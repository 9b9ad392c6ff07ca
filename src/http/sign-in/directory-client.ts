import { isIP } from 'node:net';
import type { Client, Entry, Filter } from 'ldapts';
import type { IdentityClaims } from '../../domain/identity/accounts.js';
import { type DirectoryAddress, directoryAddressOf } from '../../domain/identity/directory-address.js';
import type { DirectoryPage } from '../../domain/identity/directory-sync.js';
import { comparableDn, readableDn } from '../../domain/identity/distinguished-names.js';
import type { Refusal } from '../../domain/identity/sync-report.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { TimeSlices } from '../../rpc/time-slices.js';
import {
  attributesOf,
  binaryAttributes,
  hasLogin,
  isDisabled,
  library,
  personOf,
  rangeOf,
  refusalOf,
  subjectFilter,
} from './directory-entry.js';
import { DirectoryFailure, directoryFailureOf } from './directory-failure.js';
import { MembershipGraph } from './membership-graph.js';
import { type ClientOptions, maxGroups, type ProvedAccount, timeoutSeconds } from './provider-client.js';
import { SignInFailure } from './sign-in-failure.js';

const timeoutMs = timeoutSeconds * 1000;
const pageSize = 500;
/** Names in one filter: servers limit its length. */
const maxNamesInFilter = 100;
/** Groups of accounts of POSIX name their members by the login, and hold no groups. */
const namesLogins = /^memberuid$/i;

/** Client of a directory. Each question has connections of its own, which end with it; references to other directories are not followed. */
export class DirectoryClient {
  private readonly options: ClientOptions;
  private readonly address: DirectoryAddress;

  constructor(options: ClientOptions) {
    const address = directoryAddressOf(options.provider.issuer);
    if (!address) throw new SignInFailure('unreachable', 'the address of the directory cannot be read');
    this.options = options;
    this.address = address;
  }

  /**
   * Proves an account by its password: a bind as the one entry that has the login; `undefined` where one of both is wrong.
   * @throws SignInFailure
   */
  async prove(login: string, password: string): Promise<ProvedAccount | undefined> {
    // Servers take a bind without a password for an anonymous one, and confirm it.
    if (login === '' || password === '') return undefined;
    const { EqualityFilter } = await library();
    return this.search(async connection => {
      const entry = await this.find(connection, new EqualityFilter({ attribute: this.address.loginAttribute, value: login }));
      if (!entry || !hasLogin(entry, this.address, login) || !(await this.isPasswordOf(entry, password))) return undefined;
      return { ...(await this.accountOf(connection, entry)), sid: null };
    });
  }

  /**
   * Asks the directory again for an account.
   * @throws SignInFailure
   */
  renew(subject: string): Promise<IdentityClaims> {
    return this.search(async connection => {
      const entry = await this.find(connection, await subjectFilter(subject));
      if (!entry) throw new SignInFailure('disabled', 'the account is in the directory no more');
      return (await this.accountOf(connection, entry)).claims;
    });
  }

  /**
   * Everybody in the directory whose account is not disabled, page by page, with the groups that they are in, also by other groups.
   * @throws SignInFailure, DOMException where the signal ends it
   */
  list(take: (page: DirectoryPage) => Promise<void>, signal: AbortSignal): Promise<void> {
    return this.search(
      async connection => {
        const filter = await this.personFilter();
        const memberships = await this.memberships(connection, signal);
        for await (const entries of this.pages(connection, filter, attributesOf(this.address), signal)) {
          await take(await this.pageOf(entries, memberships));
        }
      },
      { signal },
    );
  }

  /**
   * Counts the persons in the directory, up to a number.
   * @throws SignInFailure
   */
  count(max: number): Promise<number> {
    return this.search(async connection => {
      let found = 0;
      for await (const entries of this.pages(connection, await this.personFilter(), ['1.1'])) {
        found += entries.length;
        if (found >= max) return max;
      }
      return found;
    });
  }

  private async pageOf(entries: readonly Entry[], memberships: MembershipGraph): Promise<DirectoryPage> {
    const slices = new TimeSlices();
    const persons: IdentityClaims[] = [];
    const refused: Refusal[] = [];
    for (const entry of entries) {
      await slices.pass();
      const person = personOf(entry, this.address);
      if (isDisabled(entry, this.options.now())) refused.push('disabled');
      else if (person.login === '') refused.push('withoutLogin');
      else persons.push({ ...person, groups: memberships.groupsOf(this.memberName(person, entry)) });
    }
    return { persons, refused };
  }

  /** The filter that finds persons. */
  private async personFilter(): Promise<Filter> {
    const { FilterParser } = await library();
    try {
      return FilterParser.parseString(this.address.filter);
    } catch (error) {
      throw new DirectoryFailure('filter', this.address.filter, String(error));
    }
  }

  /** All groups with their members. */
  private async memberships(connection: Client, signal: AbortSignal): Promise<MembershipGraph> {
    const { PresenceFilter } = await library();
    const { groupsClaim } = this.options.provider;
    const graph = new MembershipGraph();
    const unfinished: { readonly group: string; readonly next: number }[] = [];
    const take = async (entry: Entry): Promise<void> => {
      const { values, next } = rangeOf(entry, groupsClaim);
      await graph.add(entry.dn, values);
      if (next !== undefined) unfinished.push({ group: entry.dn, next });
    };
    for await (const entries of this.pages(connection, new PresenceFilter({ attribute: groupsClaim }), [groupsClaim], signal))
      for (const entry of entries) await take(entry);
    for (const { group, next } of unfinished) {
      signal.throwIfAborted();
      const attributes = [`${groupsClaim};range=${next}-*`];
      for (const entry of (await connection.search(group, { scope: 'base', attributes })).searchEntries) await take(entry);
    }
    return graph;
  }

  private async *pages(
    connection: Client,
    filter: Filter,
    attributes: string[],
    signal?: AbortSignal,
  ): AsyncGenerator<readonly Entry[]> {
    const options = { filter, attributes, explicitBufferAttributes: binaryAttributes, paged: { pageSize } };
    for await (const { searchEntries } of connection.searchPaginated(this.address.base, options)) {
      signal?.throwIfAborted();
      yield searchEntries;
    }
  }

  /** Asks with the account of this service; what fails then is the directory, or that account. */
  private async search<Result>(ask: (connection: Client) => Promise<Result>, limits: Limits = usualLimits): Promise<Result> {
    const { provider, secret = '' } = this.options;
    let isBound = false;
    const askBound = (connection: Client): Promise<Result> => {
      isBound = true;
      return ask(connection);
    };
    try {
      return await this.connect(provider.client, secret, askBound, limits);
    } catch (error) {
      if (error instanceof RpcError || error instanceof DOMException) throw error;
      throw directoryFailureOf(error, this.address.base, isBound);
    }
  }

  private async isPasswordOf({ dn }: Entry, password: string): Promise<boolean> {
    const { InvalidCredentialsError } = await library();
    try {
      return await this.connect(dn, password, async () => true);
    } catch (error) {
      if (!(error instanceof InvalidCredentialsError)) throw error;
      const refusal = refusalOf(error);
      if (refusal) throw refusal;
      return false;
    }
  }

  private async connect<Result>(
    dn: string,
    password: string,
    ask: (connection: Client) => Promise<Result>,
    limits: Limits = usualLimits,
  ): Promise<Result> {
    const { Client } = await library();
    const { url, host, startsTls } = this.address;
    const identity = isIP(host) ? { host } : { host, servername: host };
    const tlsOptions = url.startsWith('ldaps:') ? { tlsOptions: identity } : {};
    const connection = new Client({ url, timeout: timeoutMs, connectTimeout: timeoutMs, ...tlsOptions });
    const carryOut = async (): Promise<Result> => {
      if (startsTls) await connection.startTLS(identity);
      if (password !== '') await connection.bind(dn, password);
      return ask(connection);
    };
    try {
      return await within(carryOut(), limits);
    } finally {
      connection.unbind().catch(() => undefined);
    }
  }

  /** The entry of the one person to whom a filter applies. */
  private async find(connection: Client, filter: Filter): Promise<Entry | undefined> {
    const { AndFilter, FilterParser } = await library();
    const { searchEntries } = await connection.search(this.address.base, {
      filter: new AndFilter({ filters: [filter, FilterParser.parseString(this.address.filter)] }),
      attributes: attributesOf(this.address),
      explicitBufferAttributes: binaryAttributes,
      sizeLimit: 2,
      timeLimit: timeoutSeconds,
    });
    if (searchEntries.length > 1) throw new SignInFailure('rejected', 'the directory has several persons with this login');
    return searchEntries[0];
  }

  private async accountOf(connection: Client, entry: Entry): Promise<Omit<ProvedAccount, 'sid'>> {
    if (isDisabled(entry, this.options.now())) throw new SignInFailure('disabled', 'the directory has disabled the account');
    const person = personOf(entry, this.address);
    const groups = await this.groupsOf(connection, this.memberName(person, entry));
    return { claims: { ...person, groups }, tokens: { access: '' } };
  }

  /** The name by which groups list a person. */
  private memberName({ login }: Pick<IdentityClaims, 'login'>, { dn }: Entry): string {
    return namesLogins.test(this.options.provider.groupsClaim) ? login : dn;
  }

  /** The groups that a person is in, also by other groups; groups that contain each other end the search, too. */
  private async groupsOf(connection: Client, member: string): Promise<readonly string[]> {
    const found = new Map<string, string>();
    for (let members = [member]; members.length > 0 && found.size < maxGroups; ) {
      const names = members.splice(0, maxNamesInFilter);
      for (const dn of await this.groupsWith(connection, names)) {
        const name = comparableDn(dn);
        if (!found.has(name)) members.push(dn);
        found.set(name, readableDn(dn));
      }
    }
    return [...found.values()].slice(0, maxGroups).sort();
  }

  private async groupsWith(connection: Client, members: readonly string[]): Promise<readonly string[]> {
    const { EqualityFilter, OrFilter } = await library();
    const filters = members.map(value => new EqualityFilter({ attribute: this.options.provider.groupsClaim, value }));
    const options = { filter: new OrFilter({ filters }), attributes: ['1.1'], paged: { pageSize }, timeLimit: timeoutSeconds };
    const groups: string[] = [];
    for await (const { searchEntries } of connection.searchPaginated(this.address.base, options)) {
      groups.push(...searchEntries.map(({ dn }) => dn));
      if (groups.length >= maxGroups) break;
    }
    return groups;
  }
}

/** Limits of a question: its time, or the signal of somebody who limits that. */
interface Limits {
  readonly withinMs?: number;
  readonly signal?: AbortSignal;
}

const usualLimits: Limits = { withinMs: timeoutMs };

/** A directory that answers slowly again and again ends as one that does not answer; the signal ends it at once. */
async function within<Result>(work: Promise<Result>, { withinMs, signal }: Limits): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let abort: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    if (withinMs !== undefined) timer = setTimeout(() => reject(new Error('the directory did not answer in time')), withinMs);
    abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
    if (abort) signal?.removeEventListener('abort', abort);
  });
}
