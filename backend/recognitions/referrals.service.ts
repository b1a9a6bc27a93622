/** Referrals: people whom employees propose for a job, and their status (spec §7 "Referrals"). */
import { pageSize } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import {
  referralSteps,
  type Referral,
  type referralEndpoints,
} from '#schema/recognitions/referrals.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { accountOf, accountsOf, move } from '../ledger/ledger.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { referrals } from './recognitions.tables.ts';
import { settingsOf } from '../program/settings.rules.ts';

type ReferralRow = Row<typeof referrals>;

async function shown(context: Context, rows: readonly ReferralRow[]): Promise<Referral[]> {
  const people = await peopleById(
    context,
    rows.map((row) => row.referredBy),
  );
  return rows.flatMap(({ referredBy: by, ...row }) => {
    const referredBy = people.get(by);
    return referredBy === undefined ? [] : [{ ...row, referredBy }];
  });
}

async function one(context: Context, row: ReferralRow | undefined): Promise<Referral> {
  const [card] = row === undefined ? [] : await shown(context, [row]);
  if (card === undefined) throw domainError('not_found', context.language);
  return card;
}

/** Pays the referring employee and returns the points; 0 for people who are inactive or take no part in points. */
async function reward(context: Context, { referredBy }: ReferralRow): Promise<number> {
  const { store, newId } = context;
  const { referralPoints: points } = await settingsOf(store);
  const { rows } = await store.list(users, { where: { id: referredBy, active: true, takesPoints: true } });
  const to = (await accountsOf(store, [referredBy], 'redeem', newId)).get(referredBy);
  if (points === 0 || rows.length === 0 || to === undefined) return 0;
  const from = await accountOf(store, 'issue', newId);
  await move(store, [{ from, to, points, kind: 'referral', postId: null }], context);
  context.publish({ to: [referredBy], message: { id: newId(), kind: 'points.moved', postId: null } });
  return points;
}

export const referralService: Service<typeof referralEndpoints> = {
  async createReferral(context, { body }) {
    const { store, me, at, newId, language } = context;
    const email = body.email.toLowerCase();
    const findings = new ValidationErrors(language);
    if ((await store.list(users, { where: { email } })).rows.length > 0)
      findings.add('email', 'referral_employee');
    if ((await store.list(referrals, { where: { email } })).rows.length > 0)
      findings.add('email', 'referral_known');
    findings.throwIfAny();
    const [row] = await store.insert(referrals, [
      {
        id: newId(),
        referredBy: me.id,
        name: body.name,
        email,
        phone: body.phone ?? null,
        position: body.position ?? null,
        message: body.message ?? '',
        status: 'sent',
        pointsAwarded: 0,
        note: '',
        createdAt: at,
      },
    ]);
    return one(context, row);
  },

  async referrals(context, { query }) {
    const { store, me, language } = context;
    const { all = false, status, page } = query;
    if (all && !may(me.userType, 'referrals.manage')) throw domainError('forbidden', language);
    const { items, pagination } = await pageFrom(
      store,
      referrals,
      {
        where: { ...(all ? {} : { referredBy: me.id }), ...(status === undefined ? {} : { status }) },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await shown(context, items), pagination };
  },

  async updateReferral(context, { body }) {
    const { store, language } = context;
    const {
      rows: [kept],
    } = await store.list(referrals, { where: { id: body.id } });
    if (kept === undefined) throw domainError('not_found', language);
    const isStep = body.status !== kept.status;
    const findings = new ValidationErrors(language);
    if (isStep && !referralSteps[kept.status].includes(body.status)) findings.add('status', 'referral_step');
    findings.throwIfAny();
    const isHired = isStep && body.status === 'hired';
    const pointsAwarded = isHired ? await reward(context, kept) : kept.pointsAwarded;
    const [changed] = await store.update(
      referrals,
      { id: kept.id, status: kept.status },
      { status: body.status, note: body.note ?? kept.note, pointsAwarded },
    );
    return one(context, changed);
  },
};
