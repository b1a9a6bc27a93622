/** Badge credentials: issued to their holder, verified by anyone with the URL, revoked permanently. */
import { may } from '#schema/permissions.ts';
import type { Credential, credentialEndpoints } from '#schema/recognitions/credentials.endpoints.ts';
import { addressOf } from '../files/files.link.ts';
import type { Context, Dependencies, PublicContext, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { organizations } from '../organization/organization.tables.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { users } from '../people/users.tables.ts';
import type { AwardRow, BadgeRow } from './badges.rules.ts';
import { imageOf } from '../files/files.image.ts';
import { awardCards, sightOf } from './badges.views.ts';
import { claimsOf } from './credentials.rules.ts';
import { badgeAwards, credentials } from './recognitions.tables.ts';
import { badges } from '../program/program.tables.ts';

/** Maximum size in bytes of an image that is embedded in the credential, where it is permanent. */
const inlineBytes = 100_000;

type CredentialRow = Row<typeof credentials>;

/** A credential with all records it refers to. */
interface Found {
  readonly credential: CredentialRow;
  readonly award: AwardRow;
  readonly badge: BadgeRow;
  readonly holder: Row<typeof users>;
  readonly organization: Row<typeof organizations>;
  readonly post: Row<typeof posts> | undefined;
}

async function byId<T extends Table>(store: Store, table: T, id: string | null): Promise<Row<T> | undefined> {
  if (id === null) return undefined;
  return (await store.list<T>(table, { where: { id } as never })).rows[0];
}

async function find(store: Store, id: string): Promise<Found | undefined> {
  const credential = await byId(store, credentials, id);
  const award = await byId(store, badgeAwards, credential?.awardId ?? null);
  const badge = await byId(store, badges, award?.badgeId ?? null);
  const holder = await byId(store, users, award?.userId ?? null);
  const [organization] = (await store.list(organizations, { limit: 1 })).rows;
  if (!credential || !award || !badge || !holder || !organization) return undefined;
  return {
    credential,
    award,
    badge,
    holder,
    organization,
    post: await byId(store, posts, award.postId),
  };
}

/** Splits `<organisation>~<id>`; undefined for an unknown organisation. */
async function placeOf(
  { db }: Dependencies,
  publicId: string,
): Promise<{ org: string; id: string } | undefined> {
  const at = publicId.lastIndexOf('~');
  const [org, id] = [publicId.slice(0, Math.max(at, 0)), publicId.slice(at + 1)];
  return (await db.directory.organizations()).includes(org) ? { org, id } : undefined;
}

/**
 * The caller's origin if its host belongs to the organisation. Any other origin would put a URL of the caller under our
 * signature.
 */
async function baseOf({ dependencies, origin }: PublicContext, org: string): Promise<string | undefined> {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  const isLocal = /(^|\.)localhost$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return undefined;
  return (await dependencies.db.directory.find(`host:${url.hostname}`)) === org ? url.origin : undefined;
}

const dataUrl = (bytes: Uint8Array, contentType: string): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${contentType};base64,${btoa(text)}`;
};

/** A permanent image for the credential: the bytes, or a URL that does not expire. */
async function lastingImage(
  { blobs }: Dependencies,
  org: string,
  { imageKey, imageUrl }: BadgeRow,
  base: string | undefined,
): Promise<string | undefined> {
  if (imageKey !== null) {
    const file = await blobs.get(org, imageKey);
    return file === undefined || file.bytes.byteLength > inlineBytes
      ? undefined
      : dataUrl(file.bytes, file.contentType);
  }
  if (imageUrl === null || /^(data|https):/.test(imageUrl)) return imageUrl ?? undefined;
  return base === undefined ? undefined : `${base}${imageUrl}`;
}

/** When the credential became invalid: it was revoked, the award was withdrawn, or the post was removed. */
const revokedAt = ({ credential, award, post }: Found): string | null =>
  credential.revokedAt ?? award.withdrawnAt ?? (post?.state === 'removed' ? (post.removedAt ?? null) : null);

/** The public message. Messages of private and of hidden posts are left out. */
const reasonOf = ({ award, post }: Found): string =>
  post === undefined ? award.message : post.isPrivate || post.hidden ? '' : post.message;

async function shown(context: PublicContext, org: string, id: string, found: Found): Promise<Credential> {
  const { dependencies, now } = context;
  const { credential, award, badge, holder, organization } = found;
  const { keys } = await dependencies.issuer.keys();
  const base = await baseOf(context, org);
  const reason = reasonOf(found);
  const name = `${holder.firstName} ${holder.lastName}`;
  const claims = claimsOf({
    id,
    org: { id: org, name: organization.name },
    badge,
    reason,
    awardedAt: award.createdAt,
    holder: { id: holder.id, name },
    issuedAt: credential.issuedAt,
    key: keys[0] ?? {},
    base,
    image: await lastingImage(dependencies, org, badge, base),
  });
  const ended = revokedAt(found);
  const link = async (key: string): Promise<string> =>
    (await addressOf(dependencies.sign, { verb: 'GET', org, key }, now)).url;
  return {
    id,
    state: ended === null ? 'valid' : 'revoked',
    jwt: await dependencies.issuer.sign(claims),
    keys: keys.map((key) => ({ ...key })),
    badge: { name: badge.name, description: badge.description, imageUrl: await imageOf(badge, link) },
    holder: { name },
    issuer: { name: organization.name },
    reason,
    awardedAt: award.createdAt,
    issuedAt: credential.issuedAt,
    revokedAt: ended,
  };
}

/** A valid award of the caller, or (for administrators, if `isOpen`) of anyone. Raises 404 for all others. */
async function awardOf({ store, me, language }: Context, id: string, isOpen: boolean): Promise<AwardRow> {
  const award = await byId(store, badgeAwards, id);
  if (award === undefined || award.withdrawnAt !== null || !(award.userId === me.id || isOpen))
    throw domainError('not_found', language);
  return award;
}

async function card(context: Context, award: AwardRow) {
  const [shownAward] = await awardCards(context, [award], await sightOf(context));
  if (shownAward === undefined) throw domainError('not_found', context.language);
  return shownAward;
}

const ofAward = async (store: Store, awardId: string): Promise<CredentialRow | undefined> =>
  (await store.list(credentials, { where: { awardId } })).rows[0];

export const credentialService: Service<typeof credentialEndpoints> = {
  async issueCredential(context, { params }) {
    const { store, at, newId, language } = context;
    const award = await awardOf(context, params.id, false);
    const kept = await ofAward(store, award.id);
    // A revoked credential never becomes valid again, so its award gets no new one.
    if (kept !== undefined && kept.revokedAt !== null) {
      const findings = new ValidationErrors(language);
      findings.add('', 'credential_revoked');
      findings.throwIfAny();
    }
    if (kept === undefined)
      await store.insert(credentials, [{ id: newId(), awardId: award.id, issuedAt: at, revokedAt: null }]);
    return card(context, award);
  },

  async credential(context, { params }) {
    const { dependencies, language } = context;
    const place = await placeOf(dependencies, params.id);
    const found =
      place === undefined
        ? undefined
        : await dependencies.db.read(place.org, (store) => find(store, place.id));
    if (place === undefined || found === undefined) throw domainError('not_found', language);
    return shown(context, place.org, params.id, found);
  },

  async revokeCredential(context, { params }) {
    const { store, me, at, language } = context;
    const award = await awardOf(context, params.id, may(me.userType, 'badges.manage'));
    const kept = await ofAward(store, award.id);
    if (kept === undefined) throw domainError('not_found', language);
    await store.update(credentials, { id: kept.id, revokedAt: null }, { revokedAt: at });
    return card(context, award);
  },
};
