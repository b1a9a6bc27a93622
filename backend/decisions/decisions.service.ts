/** The calls of decisions, once for every subject and every deployment. */
import type { decisionEndpoints } from '#schema/decisions/decisions.endpoints.ts';
import { ApiError } from '#schema/errors.ts';
import { pageSize } from '#schema/limits.ts';
import type { Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom, pageOf } from '../http/pages.ts';
import { users } from '../people/users.tables.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { deciding } from './approvers.ts';
import { carryOut, decideOn, expectReason, takeBack } from './deciding.ts';
import { isHeldBy, seenDecision, subjectsOn } from './decisions.access.ts';
import { decisions, decisionSeats } from './decisions.tables.ts';
import { decisionOf, decisionsOf } from './decisions.views.ts';
import { delegationService } from './delegations.service.ts';
import { handSeat } from './seats.ts';
import { workingHoursService } from './workingHours.service.ts';

export const decisionService: Service<typeof decisionEndpoints> = {
  ...delegationService,
  ...workingHoursService,

  async list(context, { query: { decided, page } }) {
    const { store, me } = context;
    const at = { page, perPage: pageSize.default };
    const subject = { in: await subjectsOn(store) };
    if (decided === true) {
      const found = await pageFrom(
        store,
        decisions,
        { where: { decidedBy: me.id, subject }, order: [['decidedAt', 'desc']] },
        at,
      );
      return { items: await decisionsOf(context, found.items), pagination: found.pagination };
    }
    const waiting = async (key: 'holderId' | 'approverId') =>
      (await store.list(decisionSeats, { where: { [key]: me.id, state: 'waiting' } })).rows;
    const seats = [...(await waiting('holderId')), ...(await waiting('approverId'))];
    const { rows } = await store.list(decisions, {
      where: {
        id: { in: [...new Set(seats.map(({ decisionId }) => decisionId))] },
        state: 'waiting',
        subject,
      },
      order: [['createdAt', 'asc']],
    });
    const { items, pagination } = pageOf(rows, at);
    return { items: await decisionsOf(context, items), pagination };
  },

  async decide(context, { params: { id }, body }) {
    const { decision, seats } = await seenDecision(context, id);
    expectReason(context, body);
    return decisionOf(context, await decideOn(context, decision, seats, body));
  },

  async decideAll(context, { body: { ids, ...verdict } }) {
    expectReason(context, verdict);
    const decided: string[] = [];
    const left: { id: string; message: string }[] = [];
    for (const id of new Set(ids)) {
      try {
        const { decision, seats } = await seenDecision(context, id);
        await decideOn(context, decision, seats, verdict);
        decided.push(id);
      } catch (error) {
        // `decideOn` refuses before it writes.
        if (!(error instanceof ApiError)) throw error;
        left.push({ id, message: error.reasons?.[0]?.message ?? error.message });
      }
    }
    return { decided, left };
  },

  async handOver(context, { params: { id }, body: { userId } }) {
    const { store, me, language } = context;
    const { decision, seats } = await seenDecision(context, id);
    if (decision.state !== 'waiting') refuse(context, 'decision_made');
    const mine = seats.filter((seat) => isHeldBy(seat, me.id));
    if (mine.length === 0) refuse(context, 'decision_not_yours');
    const findings = new ValidationErrors(language);
    if (userId === me.id) findings.add('userId', 'deputy_self');
    else if (userId === decision.userId) findings.add('userId', 'deputy_asks');
    else if ((await store.list(users, { where: { ...deciding, id: userId } })).rows.length === 0)
      findings.add('userId', 'deputy_unknown');
    findings.throwIfAny();
    for (const seat of mine) {
      const handing = { kind: 'delegated', whoId: me.id, given: true } as const;
      if (!(await handSeat(context, decision, seat, userId, handing))) refuse(context, 'decision_not_yours');
    }
    return decisionOf(context, decision);
  },

  async takeBack(context, { params: { id } }) {
    const { decision } = await seenDecision(context, id);
    return decisionOf(context, await takeBack(context, decision));
  },

  async carryOut(context, { params: { id } }) {
    const { decision } = await seenDecision(context, id);
    return decisionOf(context, await carryOut(context, decision));
  },
};
