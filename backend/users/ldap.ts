/**
 * The LDAP directory: search, and synchronisation through the same plan as a list (spec §7 "LDAP"). The directory is
 * read-only.
 */
import { isAddress, nameKey, oneLine, plainAddress } from '#schema/kit/names.ts';
import { importLimits } from '#schema/users/imports.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { importEndpoints as rows, LdapUser } from '#schema/users/imports.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import type { DirectoryPerson } from '../http/peopleDirectory.ts';
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
async function asked(
  { dependencies, org, language }: Before,
  expected: readonly string[] = [],
): Promise<People> {
  const findings = new ValidationErrors(language);
  let people: People | undefined;
  try {
    people = await dependencies.people?.(org, expected);
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
const textsOf = (one: DirectoryPerson, user: UserRow | undefined, isChosen = true): Listed['texts'] => {
  const { firstName, lastName, department, jobPosition } = one;
  return {
    email: signInAddress(one, user, isChosen),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    department: department ?? '',
    jobPosition: jobPosition ?? '',
  };
};

const addressesOf = ({ email, aliases = [email] }: DirectoryPerson): readonly string[] =>
  aliases.map((address) => plainAddress(address).toLowerCase());

/**
 * The address of an entry. Of several, none replaces the one with which the person signs in; a single new one does so only
 * for an entry that an administrator chose, and is shown until then.
 */
function signInAddress(one: DirectoryPerson, user: UserRow | undefined, isChosen = true): string {
  const addresses = addressesOf(one);
  const isUnasked = addresses.length > 1 || (!isChosen && addresses.every(isAddress));
  if (user !== undefined && (isUnasked || addresses.includes(user.email))) return user.email;
  return addresses.length > 1 ? (addresses.find(isAddress) ?? one.email) : one.email;
}

/** Everybody whom one of the addresses names. */
const namedBy = (one: DirectoryPerson, { byEmail }: Known): readonly UserRow[] =>
  addressesOf(one).flatMap((address) => byEmail.get(address) ?? []);

/** The person that a directory entry belongs to. */
function personOf(one: DirectoryPerson, links: Links, known: Known): UserRow | undefined {
  return known.byId.get(links.get(one.ldapId)?.userId ?? '') ?? namedBy(one, known)[0];
}

/** Servers end an answer at such numbers of entries, and not all of them say so. */
const limitStep = 500;

/** Why those whom the directory no longer names may be missing by mistake: far fewer entries than the last time. */
function cutOf(
  people: People,
  links: Links,
  { byId }: Known,
  language: Context['language'],
): string | undefined {
  const found = new Set(people.map(({ ldapId }) => ldapId));
  const last = [...links.values()].filter(({ userId }) => byId.get(userId)?.active === true);
  const gone = last.filter(({ ldapId }) => !found.has(ldapId)).length;
  const isLimit = people.length > 0 && people.length % limitStep === 0;
  if (gone === 0 || (!isLimit && gone <= last.length * importLimits.brake)) return undefined;
  const params = { found: last.length - gone, total: last.length };
  return reason('', 'missing_held_directory', language, params).message;
}

function stateOf(one: DirectoryPerson, user: UserRow | undefined, known: Known): LdapUser['state'] {
  if (one.isInactive === true) return 'inactive';
  if (user === undefined) return 'new';
  if (!user.active) return 'inactive';
  const here = toldOf(user, known);
  const isSame = Object.entries(textsOf(one, user)).every(([field, text]) => {
    const kept = { ...here }[field as 'email'] ?? ''; // the fields of a directory are texts
    const said = field === 'email' ? text.toLowerCase() : oneLine(text);
    // External people have no department, even if the directory names one.
    const isNone = said === '' || (field === 'department' && user.userType === 'external');
    return isNone || (field === 'department' ? nameKey(said) === nameKey(kept) : said === kept);
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
  ldapUsers: withPreparation<typeof rows.ldapUsers, People>(
    (before) => asked(before),
    async (context, { query }, people) => {
      const known = await knownIn(context.store);
      const links = await linksIn(context);
      const words = fold(query.keywords ?? '').split(/\s+/);
      const { items, pagination } = pageOf(
        // Entries without a valid address are reported by the synchronisation instead.
        people.filter((one) => addressesOf(one).some(isAddress) && isFound(one, words)),
        query,
      );
      return {
        pagination,
        items: items.map((one) => {
          const user = personOf(one, links, known);
          const state = stateOf(one, user, known);
          const syncedAt = links.get(one.ldapId)?.syncedAt ?? null;
          const { aliases: _aliases, isInactive: _inactive, isHidden: _hidden, ...shown } = one;
          const email = signInAddress(one, user);
          return { id: one.ldapId, ...shown, email, userId: user?.id ?? null, state, syncedAt };
        }),
      };
    },
  ),

  syncLdap: withPreparation<
    typeof rows.syncLdap,
    { readonly people: People; readonly elsewhere: ReadonlySet<string> }
  >(
    async (before) => {
      const { dependencies, org } = before;
      const expected = await dependencies.db.read(org, async (store) => [
        ...(await linksIn({ store })).keys(),
      ]);
      const people = await asked(before, expected);
      return {
        people,
        elsewhere: await takenElsewhere(dependencies, org, people.flatMap(addressesOf)),
      };
    },
    async (context, { body }, { people, elsewhere }) => {
      const { userIds, syncAll, acceptDeactivations, rehearse } = body;
      const links = await linksIn(context);
      const wanted = new Set(userIds);
      const known = await knownIn(context.store);
      // A disabled account is as good as none: it adds nobody, and who has it is missing.
      const chosen = people.filter(
        ({ ldapId, isInactive }) => isInactive !== true && (syncAll || wanted.has(ldapId)),
      );
      const heldBack = cutOf(people, links, known, context.language);
      const planned = await plan(context, {
        kind: 'create',
        // A partial selection does not say who is missing from the directory.
        deactivateMissing: body.deactivateMissing && syncAll,
        ...(heldBack === undefined ? {} : { heldBack }),
        elsewhere,
        cellOf: () => null,
        people: chosen.map((one, place) => {
          const linkedTo = links.get(one.ldapId)?.userId;
          return {
            row: place + 1,
            texts: textsOf(one, personOf(one, links, known), wanted.has(one.ldapId)),
            ldapId: one.ldapId,
            alsoNamed: namedBy(one, known).map(({ id }) => id),
            isHidden: one.isHidden === true,
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
