/** Calls for badges: catalogue, holders and administration. */
import type { badgeEndpoints } from '#schema/recognitions/badges.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { checkIcon } from '../files/ownIcon.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import { users } from '../people/users.tables.ts';
import { badgeById, withdraw, type BadgeRow } from './badges.rules.ts';
import { awardCards, badgeCards, seesBadge, seesHolders, sightOf } from './badges.views.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { badgeAwards } from './recognitions.tables.ts';
import { badges, recognitionTypes } from '../program/program.tables.ts';

/** Whether a file was uploaded inside a call. No other record uses such a file, so it is deleted with its badge. */
const isCarried = (key: string | null): key is string => key?.startsWith('call/') === true;

async function checkBadge(store: Store, badge: BadgeRow, findings: ValidationErrors): Promise<void> {
  if (isNameTaken(badge, (await store.list(badges)).rows)) findings.add('name', 'name_taken');
  if (badge.categoryId === null) return;
  const { rows } = await store.list(recognitionTypes, { where: { id: badge.categoryId } });
  if (rows.length === 0) findings.add('categoryId', 'id_unknown');
}

async function shown(context: Context, badge: BadgeRow) {
  const [card] = await badgeCards(context, [badge], await sightOf(context));
  if (card === undefined) throw domainError('not_found', context.language);
  return card;
}

export const badgeService: Service<typeof badgeEndpoints> = {
  async badges(context) {
    const { store, me } = context;
    const sight = await sightOf(context);
    const { rows } = await store.list(badges, { order: [['createdAt', 'asc']] });
    return badgeCards(
      context,
      rows.filter((badge) => seesBadge(badge, me, sight)),
      sight,
    );
  },

  async badge(context, { query }) {
    const sight = await sightOf(context);
    const badge = await badgeById(context.store, query.idRecognition);
    const [card] =
      badge !== undefined && seesBadge(badge, context.me, sight)
        ? await badgeCards(context, [badge], sight)
        : [];
    if (card === undefined) throw domainError('not_found', context.language);
    return card;
  },

  async createBadge(context, { body }) {
    const { store, me, at, newId, language } = context;
    const { image, categoryId = null, ...given } = body;
    const badge: BadgeRow = {
      ...given,
      id: newId(),
      roles: [...new Set(given.roles)],
      imageKey: image.key,
      imageUrl: null,
      categoryId,
      active: true,
      awardedCount: 0,
      createdBy: me.id,
      createdAt: at,
    };
    const findings = new ValidationErrors(language);
    await checkBadge(store, badge, findings);
    findings.throwIfAny();
    await store.insert(badges, [badge]);
    return shown(context, badge);
  },

  async updateBadge(context, { body }) {
    const { store, language } = context;
    const { id, ...given } = body;
    const kept = await badgeById(store, id);
    if (kept === undefined) throw domainError('not_found', language);
    expectBase(context, body, kept);
    const badge: BadgeRow = applyPatch(kept, given);
    const findings = new ValidationErrors(language);
    await checkBadge(store, badge, findings);
    await checkIcon(context, { key: badge.imageKey, before: kept.imageKey, field: 'imageKey' }, findings);
    findings.throwIfAny();
    if (isCarried(kept.imageKey) && badge.imageKey !== kept.imageKey) context.discard(kept.imageKey);
    const { id: _id, awardedCount: _count, ...change } = badge;
    const [changed] = await store.update(badges, { id }, { ...change, roles: [...new Set(badge.roles)] });
    if (changed === undefined) throw domainError('not_found', language);
    return shown(context, changed);
  },

  async holders(context, { params, query }) {
    const { store, language } = context;
    const sight = await sightOf(context);
    const badge = await badgeById(store, params.id);
    if (badge === undefined || !seesHolders(badge, sight)) throw domainError('not_found', language);
    const { items, pagination } = await pageFrom(
      store,
      badgeAwards,
      { where: { badgeId: badge.id, withdrawnAt: null }, order: [['createdAt', 'desc']] },
      { page: query.page, perPage: pageSize.people },
    );
    return { items: await awardCards(context, items, sight), pagination };
  },

  async awards(context, { query }) {
    const { store, me, language } = context;
    const userId = query.userId ?? me.id;
    const { rows: people } = await store.list(users, { where: { id: userId } });
    if (people.length === 0) throw domainError('not_found', language);
    const sight = await sightOf(context);
    const { rows } = await store.list(badgeAwards, {
      where: { userId, withdrawnAt: null },
      order: [['createdAt', 'desc']],
    });
    const cards = await awardCards(context, rows, sight);
    const isOpen = userId === me.id || sight.manages;
    return isOpen ? cards : cards.filter(({ badge }) => sight.publicBadges && badge.isPublic);
  },

  async withdrawAward(context, { params }) {
    const taken = await withdraw(context, { id: params.id });
    if (taken.length === 0) throw domainError('not_found', context.language);
    return { success: true };
  },
};
