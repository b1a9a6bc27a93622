/**
 * Extra points and transfers by administrators: from the budget, all lines or none (spec §3 "Admin points transfer").
 */
import type { pointAdminEndpoints } from '#schema/points/admin.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { nameOf } from '../people/users.rules.ts';
import { checkBudget, checkPeople, handOut } from './budget.ts';
import { pointSettingsOf } from './settings.rules.ts';

/** Adds an error at each line for the caller, unless the organisation allows administrators to give to themselves. */
async function checkSelf(
  { store, me }: Pick<Context, 'store' | 'me'>,
  wanted: readonly { readonly userId: string; readonly field: string }[],
  findings: ValidationErrors,
): Promise<void> {
  const own = wanted.filter(({ userId }) => userId === me.id);
  if (own.length === 0 || (await pointSettingsOf(store)).selfGrants) return;
  for (const { field } of own) findings.add(field, 'points_to_self');
}

export const handOutService: Service<Pick<typeof pointAdminEndpoints, 'grantExtra' | 'transfer'>> = {
  async grantExtra(context, { body: { userIds, amount, reason = '', purse } }) {
    const findings = new ValidationErrors(context.language);
    const fields = userIds.map((userId, place) => ({ userId, field: `userIds.${place}` }));
    const people = await checkPeople(context, fields, findings);
    await checkSelf(context, fields, findings);
    fields.forEach(({ userId, field }, place) => {
      const person = people.get(userId);
      if (person !== undefined && userIds.indexOf(userId) !== place)
        findings.add(field, 'receiver_duplicate', { name: nameOf(person) });
    });
    await checkBudget(context, [{ points: amount * userIds.length, field: 'amount' }], findings);
    findings.throwIfAny();
    return handOut(
      context,
      userIds.map((userId) => ({ userId, purse, points: amount, note: reason })),
      'extra',
    );
  },

  async transfer(context, { body }) {
    const lines = Object.entries(body)
      .map(([key, line]) => ({ key, ...line }))
      .toSorted((one, other) => Number(one.key) - Number(other.key));
    const findings = new ValidationErrors(context.language);
    const receivers = lines.map(({ key, userId }) => ({ userId, field: `${key}.userId` }));
    await checkPeople(context, receivers, findings);
    await checkSelf(context, receivers, findings);
    await checkBudget(
      context,
      lines.map(({ key, amount }) => ({ points: amount, field: key })),
      findings,
    );
    findings.throwIfAny();
    const id = context.newId();
    const moved = await handOut(
      context,
      lines.map(({ userId, purse, amount, reason = '' }) => ({
        userId,
        purse,
        points: amount,
        note: reason,
      })),
      'transfer',
      id,
    );
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    return { id, total, lines: moved, createdAt: context.at };
  },
};
