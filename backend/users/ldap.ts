/**
 * The LDAP directory: search, and synchronisation through the same plan as a list (spec §7 "LDAP"). The directory is
 * read-only.
 */
import * as z from 'zod/mini';
import { Email } from '#schema/kit/shapes.ts';
import type { importEndpoints as rows, LdapUser } from '#schema/users/imports.endpoints.ts';
import type { Context, DirectoryPerson, Service } from '../http/context.ts';
import { withPreparation, type Before } from '../http/lazyService.ts';
import { pageOf } from '../http/pages.ts';
import { ValidationErrors } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import { knownIn, toldOf, type Known } from './import.known.ts';
import { link } from './import.places.ts';
import { plan } from './import.plan.ts';
import type { Listed } from './import.rows.ts';
import { said, startImport } from './import.start.ts';
import { ldapLinks } from './imports.tables.ts';
import { takenElsewhere } from './people.rules.ts';
import type { UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';

type People = readonly DirectoryPerson[];

/** Reads the directory outside any transaction. Raises 422 if no directory is connected or it does not respond. */
async function asked({ dependencies, org, language }: Before): Promise<People> {
  const findings = new ValidationErrors(language);
  let people: People | undefined;
  try {
    people = await dependencies.people?.(org);
    if (people === undefined) findings.add('', 'directory_missing');
  } catch (error) {
    dependencies.log('the directory did not answer', error);
    findings.add('', 'directory_failed');
  }
  findings.throwIfAny();
  return people ?? [];
}

type Links = ReadonlyMap<string, Row<typeof ldapLinks>>;

async function linksIn({ store }: Pick<Context, 'store'>): Promise<Links> {
  const { rows: all } = await store.list(ldapLinks);
  return new Map(all.map((one) => [one.ldapId, one]));
}

/** The values of a directory entry as cells; missing values are empty. */
const textsOf = ({
  email,
  firstName,
  lastName,
  department,
  jobPosition,
}: DirectoryPerson): Listed['texts'] => ({
  email,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  department: department ?? '',
  jobPosition: jobPosition ?? '',
});

/** The person that a directory entry belongs to. */
function personOf(one: DirectoryPerson, links: Links, { byId, byEmail }: Known): UserRow | undefined {
  return byId.get(links.get(one.ldapId)?.userId ?? '') ?? byEmail.get(one.email.toLowerCase());
}

function stateOf(one: DirectoryPerson, user: UserRow | undefined, known: Known): LdapUser['state'] {
  if (user === undefined) return 'new';
  if (!user.active) return 'inactive';
  const here = toldOf(user, known);
  const isSame = Object.entries(textsOf(one)).every(([field, text]) => {
    const kept = { ...here }[field as 'email'] ?? ''; // the fields of a directory are texts
    const said = field === 'email' ? text.toLowerCase() : text;
    // External people have no department, even if the directory names one.
    const isNone = said === '' || (field === 'department' && user.userType === 'external');
    return isNone || (field === 'department' ? fold(said) === fold(kept) : said === kept);
  });
  return isSame ? 'same' : 'changed';
}

/** Whether a directory entry matches all search words. */
const isFound = (one: DirectoryPerson, words: readonly string[]): boolean => {
  const text = fold([one.firstName, one.lastName, one.email, one.department, one.jobPosition].join(' '));
  return words.every((word) => text.includes(word));
};

/** Calls that search and synchronise the directory. */
export const ldapService: Pick<Service<typeof rows>, 'ldapUsers' | 'syncLdap'> = {
  ldapUsers: withPreparation<typeof rows.ldapUsers, People>(asked, async (context, { query }, people) => {
    const known = await knownIn(context.store);
    const links = await linksIn(context);
    const words = fold(query.keywords ?? '').split(/\s+/);
    const { items, pagination } = pageOf(
      // Entries without a valid address are reported by the synchronisation instead.
      people.filter((one) => z.safeParse(Email, one.email).success && isFound(one, words)),
      query,
    );
    return {
      pagination,
      items: items.map((one) => {
        const user = personOf(one, links, known);
        const state = stateOf(one, user, known);
        const syncedAt = links.get(one.ldapId)?.syncedAt ?? null;
        return { id: one.ldapId, ...one, userId: user?.id ?? null, state, syncedAt };
      }),
    };
  }),

  syncLdap: withPreparation<
    typeof rows.syncLdap,
    { readonly people: People; readonly elsewhere: ReadonlySet<string> }
  >(
    async (before) => {
      const people = await asked(before);
      const { dependencies, org } = before;
      return {
        people,
        elsewhere: await takenElsewhere(
          dependencies,
          org,
          people.map(({ email }) => email.toLowerCase()),
        ),
      };
    },
    async (context, { body }, { people, elsewhere }) => {
      const { userIds, syncAll, acceptDeactivations, rehearse } = body;
      const links = await linksIn(context);
      const wanted = new Set(userIds);
      const chosen = people.filter(({ ldapId }) => syncAll || wanted.has(ldapId));
      const planned = await plan(context, {
        kind: 'create',
        // A partial selection does not say who is missing from the directory.
        deactivateMissing: body.deactivateMissing && syncAll,
        elsewhere,
        cellOf: () => null,
        people: chosen.map((one, place) => {
          const linkedTo = links.get(one.ldapId)?.userId;
          return {
            row: place + 1,
            texts: textsOf(one),
            ldapId: one.ldapId,
            ...(linkedTo === undefined ? {} : { linkedTo }),
          };
        }),
      });
      const { counts } = planned.preview;
      const importId = rehearse
        ? null
        : await startImport(
            context,
            { kind: 'ldap', fileName: null, sendInvitation: false, acceptDeactivations },
            planned,
          );
      if (!rehearse) await link(context, new Map(planned.same));
      return {
        importId,
        created: counts.added,
        updated: counts.changed + counts.reactivated,
        deactivated: counts.deactivated,
        rejected: said(planned.faults),
        preview: planned.preview,
      };
    },
  ),
};
