/** The data of each module, which is shown to administrators before they switch the module off. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '#backend/stock/catalog.tables.ts';
import { plainProduct } from '#backend/catalog/products.rules.ts';
import { coupons } from '#backend/coupons/coupons.tables.ts';
import { repositoryFiles } from '#backend/files/files.tables.ts';
import type { Context } from '#backend/http/context.ts';
import { moduleUseService } from '#backend/settings/moduleUse.service.ts';
import { invoices, orders } from '#backend/orders/orders.tables.ts';
import { customPages } from '#backend/pages/pages.tables.ts';
import { pointRequests } from '#backend/points/points.tables.ts';
import { defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { counting } from '../support/counting.ts';
import { openOrganizationFixture, type AdminOrganization } from './organizationSettingsFixture.ts';
import { storesOf } from '../support/trials.ts';

let house: AdminOrganization;
afterEach(() => house.deployment.close());

interface Use {
  readonly flag: ModuleFlag;
  readonly active: boolean;
  readonly facts: readonly { readonly fact: string; readonly count: number }[];
}

describe.each(storesOf(import.meta.url))('contents of modules, %s store', (kind) => {
  beforeEach(async () => {
    house = await openOrganizationFixture(kind);
  });
  const uses = (): Promise<readonly Use[]> => house.ask('GET /org/services/use');
  const held = async (flag: ModuleFlag): Promise<Readonly<Record<string, number>>> => {
    const found = (await uses()).find((one) => one.flag === flag);
    return Object.fromEntries((found?.facts ?? []).map(({ fact, count }) => [fact, count]));
  };
  const at = '2026-03-01T12:00:00.000Z';
  const base = (id: string) => ({ id, createdAt: at });

  it('module use lists every module in order, with counts only where there is something', async () => {
    await house.ask('PATCH /org/custom', { services: { surveys: false } });
    const found = await uses();
    expect(found.map(({ flag }) => flag)).toEqual(moduleFlags);
    expect(found.filter(({ active }) => !active).map(({ flag }) => flag)).toEqual(['surveys']);
    expect(found.filter(({ facts }) => facts.length > 0).map(({ flag, facts }) => [flag, facts])).toEqual([
      ['insignias', [{ fact: 'badges', count: 2 }]],
      ['publicBadges', [{ fact: 'badges', count: 1 }]],
      ['organization_info', [{ fact: 'values', count: 2 }]],
    ]);
  });

  it('module use of recognitions counts published and pending ones and open requests', async () => {
    await house.post();
    await house.post({ isPrivate: true });
    await house.post({ kind: 'birthday' });
    await house.post({ kind: 'poll' });
    await house.post({ state: 'removed' });
    await house.post({ state: 'pending', publishAt: '2026-03-19T00:00:00.000Z' });
    await house.ask('POST /point_request', { amount: 4, reason: 'Feria' }, 'ana');
    expect(await held('recognitions')).toEqual({ posts: 2, recognitionsPending: 1, requestsOpen: 1 });
    await house.change((store) => store.update(pointRequests, {}, { status: 'rejected' }));
    expect(await held('recognitions')).toEqual({ posts: 2, recognitionsPending: 1 });
  });

  it('module use of the store counts active products and coupons, open orders and open invoices', async () => {
    await house.change(async (store) => {
      const product = (id: string, active: boolean) => ({
        ...plainProduct({ id, name: id, createdAt: at }),
        categoryId: 'home',
        active,
      });
      await store.insert(products, [product('a', true), product('b', true), product('c', false)]);
      const states = ['pending', 'approved', 'in_progress', 'sent', 'delivered', 'cancelled'] as const;
      await store.insert(
        orders,
        states.map((status, serial) => ({
          ...base(status),
          serial,
          userId: 'ana',
          status,
          totalPoints: 1,
          refundedPoints: 0,
          delivery: null,
          fold: '',
          updatedAt: at,
        })),
      );
      const coupon = {
        providerId: 'p',
        title: 't',
        description: '',
        terms: '',
        imageUrl: null,
        discount: '',
      };
      const rest = {
        value: null,
        currency: null,
        points: 1,
        startsAt: null,
        endsAt: null,
        stock: null,
        fold: '',
      };
      await store.insert(
        coupons,
        [true, false].map((active) => ({ ...base(String(active)), ...coupon, ...rest, active })),
      );
      const bill = { periodStart: at, periodEnd: at, cents: 1, currency: 'MXN', issuedAt: at, dueAt: null };
      await store.insert(
        invoices,
        (['open', 'open', 'paid', 'void'] as const).map((status, place) => ({
          id: `i${place}`,
          number: `N${place}`,
          ...bill,
          status,
        })),
      );
    });
    expect(await held('catalog')).toEqual({ products: 2, ordersOpen: 4, coupons: 1 });
    expect(await held('invoices')).toEqual({ invoicesOpen: 2 });
  });

  it('module use counts open polls, and all pages, values and documents', async () => {
    await house.change(async (store) => {
      const poll = {
        kind: 'poll' as const,
        title: 't',
        createdBy: 'ana',
      };
      const polls = [
        ['open', true, null],
        ['later', true, '2026-12-01T00:00:00.000Z'],
        ['over', true, '2026-03-02T00:00:00.000Z'],
        ['closed', false, null],
      ] as const;
      await store.insert(
        surveys,
        polls.map(([id, active, endsAt]) => defaultSurvey({ ...base(id), ...poll, active, endsAt })),
      );
      await store.insert(
        customPages,
        [true, false].map((published) => ({
          ...base(`page-${String(published)}`),
          title: 't',
          slug: String(published),
          content: [],
          icon: null,
          position: 0,
          published,
          createdBy: null,
          updatedAt: at,
        })),
      );
      await store.insert(repositoryFiles, [
        {
          ...base('file'),
          name: 'n',
          folder: null,
          description: null,
          key: 'k',
          version: 1,
          contentType: 'application/pdf',
          size: 1,
          mustAcknowledge: false,
          departmentIds: [],
          reviewOn: null,
          fold: '',
          uploaderId: null,
          remindedAt: null,
          updatedAt: at,
        },
      ]);
    });
    expect(await held('surveys')).toEqual({ pollsOpen: 2 });
    expect(await held('organization_info')).toEqual({ values: 2, pages: 2 });
    expect(await held('files_repo')).toEqual({ files: 1 });
  });

  it('module use counts visible birthdays and anniversaries of active colleagues in this month', async () => {
    const be = (id: string, own: object) => house.change((store) => store.update(users, { id }, own));
    await be('ana', { birthday: '1990-03-31', admissionDate: '2020-04-01' });
    await be('bruno', { birthday: '1991-03-01', birthdayShown: 'hidden' });
    await be('elena', { birthday: '1992-03-01', active: false });
    await be('carla', { birthday: '1993-03-01', userType: 'external' });
    await be('diego', { birthday: '1994-04-03', admissionDate: '2019-03-18' });
    expect(await held('birthdays')).toEqual({ celebrationsMonth: 1 });
    expect(await held('anniversary')).toEqual({ celebrationsMonth: 1 });
  });

  it('module use counts birthdays by the month in the time zone of the organisation', async () => {
    // At two in the morning of 1 April in Tokyo it is still March in Mexico.
    house.deployment.now = Date.parse('2026-03-31T17:00:00.000Z');
    for (const [id, birthday] of [
      ['ana', '1990-03-05'],
      ['bruno', '1990-04-05'],
      ['elena', '1990-04-06'],
    ] as const)
      await house.change((store) => store.update(users, { id }, { birthday }));
    expect(await held('birthdays')).toEqual({ celebrationsMonth: 1 });
    await house.ask('POST /org/edit', { timezone: 'Asia/Tokyo' });
    expect(await held('birthdays')).toEqual({ celebrationsMonth: 2 });
  });

  it('counting module use takes the same store reads for many posts as for none', async () => {
    const reads = (): Promise<number> =>
      house.look(async (store) => {
        let asked = 0;
        const counted = counting(store, () => void asked++);
        const moment = { store: counted, now: house.deployment.now, at } as Context; // of a call it needs nothing else
        await moduleUseService.moduleUse(moment, {});
        return asked;
      });
    const few = await reads();
    for (let made = 0; made < 30; made++) await house.post();
    expect(await reads()).toBe(few);
    expect(few).toBeLessThan(20);
  });
});
