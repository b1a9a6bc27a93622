/** The directory of people (LDAP) of one organisation, read-only and queried on every use. */
import { createHash } from 'node:crypto';
import { Client, EqualityFilter, OrFilter, type Entry, type SearchOptions } from 'ldapts';
import type { DirectoryPerson, PeopleDirectory } from '#backend/http/peopleDirectory.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import type { Database, OrgId } from '#backend/store/port.ts';
import type { LdapSettings } from './settings.ts';

/** Timeouts in ms for the connection, and for each page of an answer. */
const patience = { connectTimeout: 10_000, timeout: 20_000 } as const;
/** Max people of a page, and of a directory, which is the max of any list of people. */
const size = { page: 500, most: 10_000 } as const;

/** Attributes of different servers for an id that survives a renaming. */
const ids = ['entryUUID', 'objectGUID', 'ipaUniqueID', 'nsUniqueId'] as const;
/** Attributes of different servers that say that an account is disabled. */
const states = [
  'userAccountControl',
  'nsAccountLock',
  'loginDisabled',
  'pwdAccountLockedTime',
  'inetUserStatus',
  'accountStatus',
] as const;
const attributes = [
  'mail',
  'givenName',
  'sn',
  'department',
  'ou',
  'departmentNumber',
  'title',
  ...ids,
  ...states,
];

/** The values of an attribute that are not empty. Servers differ in the case of names. */
function all(entry: Entry, name: string): readonly string[] {
  const key = Object.keys(entry).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : entry[key];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value])
    .map((one) => (typeof one === 'string' ? one.trim() : one.toString('hex')))
    .filter((text) => text !== '');
}

/** The first value of an attribute; null if it is missing. */
const first = (entry: Entry, name: string): string | null => all(entry, name)[0] ?? null;

/** ACCOUNTDISABLE in Active Directory. */
const disabled = 2;
/** OpenLDAP: locked until an administrator unlocks it. A time means a lock that ends. */
const forGood = '000001010000Z';

function isInactive(entry: Entry): boolean {
  const [control, ...others] = states.map((name) => (first(entry, name) ?? '').toLowerCase());
  return (
    (Number(control) & disabled) !== 0 ||
    others.some((said) => ['true', 'inactive', 'deleted', 'disabled', forGood.toLowerCase()].includes(said))
  );
}

/** An id of at most 64 characters; a hash of the DN if the server has no stable id. */
function idOf(entry: Entry): string {
  const own = ids.map((name) => first(entry, name)).find((id) => id !== null && id.length <= 64);
  return own ?? createHash('sha256').update(entry.dn).digest('base64url');
}

function personOf(entry: Entry): DirectoryPerson {
  const addresses = all(entry, 'mail');
  return {
    ldapId: idOf(entry),
    email: addresses[0] ?? '',
    ...(addresses.length > 1 ? { aliases: addresses } : {}),
    ...(isInactive(entry) ? { isInactive: true } : {}),
    firstName: first(entry, 'givenName'),
    lastName: first(entry, 'sn'),
    department: first(entry, 'department') ?? first(entry, 'ou') ?? first(entry, 'departmentNumber'),
    jobPosition: first(entry, 'title'),
  };
}

const isHere = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** Ids of one question. */
const asked = 100;

/** Finds entries by their ids, whatever the filter of the settings says. */
function withIds(some: readonly string[]): OrFilter {
  const filters = some.flatMap((id) => [
    ...ids.map((attribute) => new EqualityFilter({ attribute, value: id })),
    ...(/^[0-9a-f]{32}$/.test(id)
      ? [new EqualityFilter({ attribute: 'objectGUID', value: Buffer.from(id, 'hex') })]
      : []),
  ]);
  return new OrFilter({ filters });
}

/**
 * All people that match the filter, page by page, and those of `expected` that the filter leaves out. Throws if the server
 * refuses, does not answer, or ends the answer at its limit.
 */
async function peopleIn(
  { url, bind, baseDn, filter }: LdapSettings,
  expected: readonly string[],
): Promise<readonly DirectoryPerson[]> {
  const client = new Client({ url, ...patience });
  try {
    // A password is never sent over an unencrypted connection.
    if (bind !== undefined && url.startsWith('ldap:') && !isHere(url)) await client.startTLS();
    if (bind !== undefined) await client.bind(bind.dn, bind.password);
    const found: DirectoryPerson[] = [];
    const options: SearchOptions = {
      scope: 'sub',
      attributes,
      explicitBufferAttributes: ['objectGUID'],
      paged: { pageSize: size.page },
    };
    for await (const { searchEntries } of client.searchPaginated(baseDn, { ...options, filter })) {
      found.push(...searchEntries.map(personOf));
      if (found.length > size.most) throw new RangeError('the directory holds too many people');
    }
    const there = new Set(found.map(({ ldapId }) => ldapId));
    const absent = expected.filter((id) => !there.has(id));
    for (let at = 0; at < absent.length; at += asked) {
      const { searchEntries } = await client.search(baseDn, {
        ...options,
        filter: withIds(absent.slice(at, at + asked)),
      });
      const hidden = searchEntries.map(personOf).filter(({ ldapId }) => !there.has(ldapId));
      found.push(...hidden.map((one) => ({ ...one, isHidden: true })));
    }
    return found;
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** The directory for the organisation with the configured slug; undefined for all others. */
export function ldapPeople(settings: LdapSettings, db: Database): PeopleDirectory {
  const isTheirs = async (org: OrgId): Promise<boolean> =>
    db.read(org, async (store) => {
      const { rows } = await store.list(organizations, { where: { slug: settings.organization }, limit: 1 });
      return rows.length > 0;
    });
  return async (org, expected = []) => ((await isTheirs(org)) ? peopleIn(settings, expected) : undefined);
}
