/** The directory of people (LDAP) of one organisation, read-only and queried on every use. */
import { createHash } from 'node:crypto';
import { Client, type Entry } from 'ldapts';
import type { DirectoryPerson, PeopleDirectory } from '#backend/http/context.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import type { Database, OrgId } from '#backend/store/port.ts';
import type { LdapSettings } from './settings.ts';

/** Timeouts in ms for the connection, and for each page of an answer. */
const patience = { connectTimeout: 10_000, timeout: 20_000 } as const;
/** Max people of a page, and of a directory, which is the max of any list of people. */
const size = { page: 500, most: 10_000 } as const;

/** Attributes of different servers for an id that survives a renaming. */
const ids = ['entryUUID', 'objectGUID', 'ipaUniqueID', 'nsUniqueId'] as const;
const attributes = ['mail', 'givenName', 'sn', 'department', 'ou', 'departmentNumber', 'title', ...ids];

/** The first value of an attribute; null if it is missing. */
function first(entry: Entry, name: string): string | null {
  const value = entry[name];
  const one = Array.isArray(value) ? value[0] : value;
  if (one === undefined) return null;
  const text = typeof one === 'string' ? one.trim() : one.toString('hex');
  return text === '' ? null : text;
}

/** An id of at most 64 characters; a hash of the DN if the server has no stable id. */
function idOf(entry: Entry): string {
  const own = ids.map((name) => first(entry, name)).find((id) => id !== null && id.length <= 64);
  return own ?? createHash('sha256').update(entry.dn).digest('base64url');
}

function personOf(entry: Entry): DirectoryPerson | undefined {
  const email = first(entry, 'mail');
  if (email === null) return undefined;
  return {
    ldapId: idOf(entry),
    email,
    firstName: first(entry, 'givenName'),
    lastName: first(entry, 'sn'),
    department: first(entry, 'department') ?? first(entry, 'ou') ?? first(entry, 'departmentNumber'),
    jobPosition: first(entry, 'title'),
  };
}

const isHere = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** All people that match the filter, page by page. Throws if the server refuses or does not answer. */
async function peopleIn({ url, bind, baseDn, filter }: LdapSettings): Promise<readonly DirectoryPerson[]> {
  const client = new Client({ url, ...patience });
  try {
    // A password is never sent over an unencrypted connection.
    if (bind !== undefined && url.startsWith('ldap:') && !isHere(url)) await client.startTLS();
    if (bind !== undefined) await client.bind(bind.dn, bind.password);
    const found: DirectoryPerson[] = [];
    const pages = client.searchPaginated(baseDn, {
      scope: 'sub',
      filter,
      attributes,
      explicitBufferAttributes: ['objectGUID'],
      paged: { pageSize: size.page },
    });
    for await (const { searchEntries } of pages) {
      found.push(...searchEntries.flatMap((entry) => personOf(entry) ?? []));
      if (found.length > size.most) throw new RangeError('the directory holds too many people');
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
  return async (org) => ((await isTheirs(org)) ? peopleIn(settings) : undefined);
}
