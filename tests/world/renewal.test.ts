/** Points per month and the points actions of administrators: the world follows the renewal rules of the product. */
import { describe, expect, it } from 'vitest';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { levels, pointRequests, pointSettings, renewals } from '#backend/points/points.tables.ts';
import { baseOf, takesPart } from '#backend/points/settings.rules.ts';
import { monthOf, monthStart } from '#backend/kit/month.ts';
import { users } from '#backend/people/users.tables.ts';
import { byId, days, groupBy, rowsOf, worldsAt } from './worlds.ts';

describe.each(days)('points on %s', (date) => {
  const world = worldsAt(date).map((org) => ({
    org,
    timezone: rowsOf(org, organizations)[0]?.timezone ?? '',
    people: rowsOf(org, users),
    kept: rowsOf(org, accounts),
    lines: rowsOf(org, entries),
  }));

  it('everyone who takes part has renewed this month, once, and no other person has', () => {
    for (const { org, timezone, people } of world) {
      const month = monthOf(date, timezone);
      const rows = rowsOf(org, renewals);
      expect(rows.every((row) => row.month === month)).toBe(true);
      expect(rows.map(({ userId }) => userId).sort()).toEqual(
        people
          .filter(takesPart)
          .map(({ id }) => id)
          .sort(),
      );
    }
  });

  it('base points came once a month, at its first moment, after the rest had expired', () => {
    for (const { org, timezone, people, lines } of world) {
      const [settings] = rowsOf(org, pointSettings);
      if (settings === undefined) throw new Error('an organisation has its rules of points');
      for (const { id, ...person } of people) {
        const came = lines.filter(({ ownerId, kind }) => ownerId === id && kind === 'allowance');
        // People who left took part before.
        const base = baseOf(settings, { ...person, active: true });
        expect(new Set(came.map(({ createdAt }) => monthOf(createdAt, timezone))).size).toBe(came.length);
        came.forEach(({ amount, balanceAfter, createdAt }, place) => {
          expect([amount, balanceAfter]).toEqual([base, base]);
          if (place > 0) expect(createdAt).toBe(monthStart(monthOf(createdAt, timezone), timezone));
        });
      }
      for (const { purse, kind, createdAt } of lines.filter((line) => line.kind === 'expiry'))
        expect([kind, purse === 'redeem', createdAt]).toEqual([
          'expiry',
          false,
          monthStart(monthOf(createdAt, timezone), timezone),
        ]);
    }
  });

  it('the organisation has four accounts, and only the issuing one is below zero', () => {
    for (const { kept } of world) {
      const own = kept.filter(({ ownerId }) => ownerId === '');
      expect(own.map(({ purse }) => purse).sort()).toEqual(['budget', 'hold', 'issue', 'store']);
      const balanceOf = (purse: string) => own.find((one) => one.purse === purse)?.balance ?? 0;
      expect(balanceOf('budget')).toBeGreaterThan(1_000);
      expect(balanceOf('hold')).toBe(0);
      expect(kept.filter(({ balance }) => balance < 0).map(({ purse }) => purse)).toEqual(['issue']);
    }
  });

  it('the personas have points to give and to redeem, and some colleagues have few', () => {
    for (const { people, kept } of world) {
      const balanceOf = (id: string, purse: string) =>
        kept.find((one) => one.ownerId === id && one.purse === purse)?.balance ?? 0;
      for (const { id } of people.slice(0, 3)) {
        expect(balanceOf(id, 'give')).toBeGreaterThanOrEqual(350);
        expect(balanceOf(id, 'redeem')).toBeGreaterThanOrEqual(400);
        expect(balanceOf(id, 'redeem')).toBeLessThanOrEqual(2_000);
      }
      if (people.length > 20)
        expect(kept.some(({ purse, balance }) => purse === 'redeem' && balance < 60)).toBe(true);
    }
  });

  it('the personas got extra points this month from the budget, with a reason', () => {
    for (const { org, timezone, people, kept, lines } of world) {
      const moved = byId(rowsOf(org, transfers));
      const budget = kept.find(({ purse }) => purse === 'budget')?.id;
      for (const { id } of people.slice(0, 3)) {
        const [extra] = lines.filter(
          ({ ownerId, kind, createdAt }) =>
            ownerId === id && kind === 'extra' && monthOf(createdAt, timezone) === monthOf(date, timezone),
        );
        expect(extra?.purse).toBe('give');
        const transfer = moved.get(extra?.transferId ?? '');
        expect(transfer?.fromAccount).toBe(budget);
        expect(transfer?.note.length).toBeGreaterThan(5);
      }
    }
  });

  it('requests are in every state, and only approved ones moved their points to give', () => {
    for (const { org, people, kept, lines } of world) {
      const known = byId(people);
      const moved = groupBy(
        rowsOf(org, transfers).filter(({ kind }) => kind === 'request'),
        ({ sourceId }) => sourceId ?? '',
      );
      const asked = rowsOf(org, pointRequests);
      expect(new Set(asked.map(({ status }) => status))).toEqual(
        new Set(['pending', 'approved', 'rejected']),
      );
      for (const one of asked) {
        const transfers = moved.get(one.id) ?? [];
        expect(transfers.map(({ points }) => points)).toEqual(
          one.status === 'approved' ? [one.approvedAmount] : [],
        );
        for (const { id, toAccount, note } of transfers) {
          expect(kept.find((account) => account.id === toAccount)).toMatchObject({
            ownerId: one.userId,
            purse: 'give',
          });
          expect(lines.filter(({ transferId }) => transferId === id)).toHaveLength(2);
          expect(note).toBe(one.note);
        }
        expect([one.resolvedBy === null, one.resolvedAt === null]).toEqual(
          one.status === 'pending' ? [true, true] : [false, false],
        );
        expect((one.resolvedAt ?? one.createdAt) >= one.createdAt).toBe(true);
        const decider = known.get(one.resolvedBy ?? '');
        if (decider === undefined) continue;
        expect(decider.id).not.toBe(one.userId);
        expect(decider.userType === 'admin' || decider.departmentId === one.departmentId).toBe(true);
      }
    }
  });

  it('at least two requests wait for the manager of aurora', () => {
    for (const { org, people } of world) {
      const manager = people.find(({ email }) => email === 'manager@aurora.example');
      if (manager === undefined) continue;
      const waiting = rowsOf(org, pointRequests).filter(
        ({ status, departmentId }) => status === 'pending' && departmentId === manager.departmentId,
      );
      expect(waiting.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('six levels begin at rising points, the first at zero', () => {
    for (const { org } of world) {
      const steps = rowsOf(org, levels).map(({ minPoints }) => minPoints);
      expect(steps).toHaveLength(6);
      expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
      expect(steps[0]).toBe(0);
    }
  });
});
