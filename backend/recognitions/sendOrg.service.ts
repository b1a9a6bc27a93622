/** Badges that administrators send in the name of the organisation. */
import type { sendOrgEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { cards } from '../posts/posts.cards.ts';
import { posts } from '../posts/posts.tables.ts';
import { awardOrg } from './awardOrg.ts';
import { badgeById } from './badges.rules.ts';
import { receiversOf } from './receivers.ts';

export const sendOrgService: Service<typeof sendOrgEndpoints> = {
  async sendOrg(context, { params, body }) {
    const { store, language } = context;
    const badge = await badgeById(store, params.id);
    if (badge === undefined) throw domainError('not_found', language);
    const findings = new ValidationErrors(language);
    if (body.badgeId !== undefined && body.badgeId !== badge.id) findings.add('badgeId', 'badge_mismatch');
    else if (!badge.active) findings.add('badgeId', 'badge_unknown');
    const people = await receiversOf(context, body.receiverEmails, findings);
    findings.throwIfAny();
    const written = await awardOrg(context, badge, body.message, people);
    const { rows } = await store.list(posts, { where: { id: { in: written.map((post) => post.id) } } });
    const kept = new Map(rows.map((post) => [post.id, post]));
    return cards(
      context,
      written.flatMap((post) => kept.get(post.id) ?? []),
    );
  },
};
