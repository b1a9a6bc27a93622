/** A panel sends only what was changed in it: a field that another person changed meanwhile keeps its new value. */
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { CatalogPanel } from '#src/catalog/admin/CatalogPanel.tsx';
import { CategoryPanel } from '#src/catalog/admin/CategoryPanel.tsx';
import { catalogResource, categoryResource } from '#src/catalog/admin/places.queries.ts';
import { ProductPanel } from '#src/catalog/admin/ProductPanel.tsx';
import { productResource } from '#src/catalog/admin/products.queries.ts';
import { CouponPanel } from '#src/coupons/admin/CouponPanel.tsx';
import { couponResource, providerResource } from '#src/coupons/admin/couponsAdmin.queries.ts';
import { ProviderPanel } from '#src/coupons/admin/ProviderPanel.tsx';
import { departmentResource, userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { DepartmentPanel } from '#src/departments/admin/DepartmentPanel.tsx';
import { GroupPanel as UserGroupPanel } from '#src/departments/admin/GroupPanel.tsx';
import { EditFile } from '#src/files/admin/EditFile.tsx';
import { fileQueries } from '#src/files/files.queries.ts';
import { LevelPanel } from '#src/points/admin/LevelPanel.tsx';
import { levelResource } from '#src/points/admin/pointsAdmin.queries.ts';
import { publicityResource } from '#src/pages/announced/announced.queries.ts';
import { PublicityPanel } from '#src/pages/announced/PublicityPanel.tsx';
import { BadgePanel } from '#src/recognitions/admin/BadgePanel.tsx';
import { badgeResource } from '#src/recognitions/admin/badges.queries.ts';
import { GroupPanel } from '#src/recognitions/admin/GroupPanel.tsx';
import { SuperTypePanel } from '#src/recognitions/admin/SuperTypePanel.tsx';
import { TagPanel } from '#src/recognitions/admin/TagPanel.tsx';
import { TypePanel } from '#src/recognitions/admin/TypePanel.tsx';
import {
  groupResource,
  superTypeResource,
  tagResource,
  typeResource,
} from '#src/recognitions/admin/types.queries.ts';
import { ValuePanel } from '#src/values/admin/ValuePanel.tsx';
import { peopleAdminQueries } from '#src/users/admin/peopleAdmin.queries.ts';
import { PersonForm } from '#src/users/admin/PersonForm.tsx';
import { personOf } from '#tests/contract/calls.ts';
import { openForm } from '#tests/faults/formPage.tsx';
import { adminCache } from './adminCache.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { valueResource } from '#src/values/admin/values.queries.ts';

const soon = { timeout: 10_000 };
const onClose = vi.fn<() => void>();
const shut = { open: true, onClose } as const;
/** Draws the panel of the first thing in a list. */
type Draw = (cache: QueryClient) => Promise<ReactElement>;
function first<T>(all: readonly T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error('the world has none');
  return one;
}
const coupon: Draw = async (cache) => {
  const { pages } = await cache.fetchInfiniteQuery(couponResource.list({}));
  const counted = pages.flatMap(({ items }) => items).filter(({ stock }) => stock !== null);
  const providers = await cache.fetchQuery(providerResource.list());
  return <CouponPanel coupon={first(counted)} providers={providers} {...shut} />;
};
const provider: Draw = async (cache) => (
  <ProviderPanel provider={first(await cache.fetchQuery(providerResource.list()))} {...shut} />
);
const level: Draw = async (cache) => (
  <LevelPanel level={first(await cache.fetchQuery(levelResource.list()))} levels={[]} {...shut} />
);
const value: Draw = async (cache) => (
  <ValuePanel value={first(await cache.fetchQuery(valueResource.list()))} {...shut} />
);
const category: Draw = async (cache) => (
  <CategoryPanel category={first(await cache.fetchQuery(categoryResource.list()))} {...shut} />
);
const catalog: Draw = async (cache) => (
  <CatalogPanel catalog={first(await cache.fetchQuery(catalogResource.list()))} {...shut} />
);
const type: Draw = async (cache) => (
  <TypePanel type={first(await cache.fetchQuery(typeResource.list()))} {...shut} />
);
const superType: Draw = async (cache) => (
  <SuperTypePanel superType={first(await cache.fetchQuery(superTypeResource.list()))} {...shut} />
);
const group: Draw = async (cache) => (
  <GroupPanel group={first(await cache.fetchQuery(groupResource.list()))} {...shut} />
);
const file: Draw = async (cache) => {
  const { pages } = await cache.fetchInfiniteQuery(fileQueries.list({}));
  return <EditFile file={first(pages.flatMap(({ items }) => items))} {...shut} />;
};

const badge: Draw = async (cache) => (
  <BadgePanel badge={first(await cache.fetchQuery(badgeResource.list()))} {...shut} />
);
const tag: Draw = async (cache) => {
  const one = first(await cache.fetchQuery(tagResource.list()));
  return <TagPanel tag={one} typeId={one.recognitionTypeId} types={[]} {...shut} />;
};
const department: Draw = async (cache) => (
  <DepartmentPanel
    department={first(await cache.fetchQuery(departmentResource.list()))}
    within={null}
    departments={[]}
    {...shut}
  />
);
const userGroup: Draw = async (cache) => (
  <UserGroupPanel group={first(await cache.fetchQuery(userGroupResource.list()))} {...shut} />
);
const publicity: Draw = async (cache) => (
  <PublicityPanel publicity={first(await cache.fetchQuery(publicityResource.list()))} {...shut} />
);

const product: Draw = async (cache) => {
  const { pages } = await cache.fetchInfiniteQuery(productResource.list({}));
  return <ProductPanel product={first(pages.flatMap(({ items }) => items))} {...shut} />;
};
const person: Draw = async (cache) => {
  const { items } = await cache.fetchQuery(peopleAdminQueries.list({}));
  return <PersonForm person={first(items.filter(({ isExternal }) => !isExternal))} {...shut} />;
};

/** What another person changes while the panel is open, as the wire spells it. */
const panels = [
  { name: 'coupon', draw: coupon, typed: 'title', elsewhere: { stock: 3 } },
  { name: 'provider', draw: provider, typed: 'name', elsewhere: { website: 'https://otra.example' } },
  { name: 'level', draw: level, typed: 'name', elsewhere: { benefits: 'Otro día libre' } },
  { name: 'value', draw: value, typed: 'name', elsewhere: { description: 'Otra manera' } },
  { name: 'category', draw: category, typed: 'name', elsewhere: { icon: 'plane' } },
  { name: 'catalog', draw: catalog, typed: 'name', elsewhere: { description: 'Otra entrega' } },
  { name: 'recognition type', draw: type, typed: 'name', elsewhere: { description: 'Otro uso' } },
  { name: 'super type', draw: superType, typed: 'name', elsewhere: { description: 'Otro grupo' } },
  { name: 'recognition group', draw: group, typed: 'name', elsewhere: { user_ids: [] } },
  { name: 'badge', draw: badge, typed: 'name', elsewhere: { points: 5 } },
  { name: 'tag', draw: tag, typed: 'name', elsewhere: { color: '#123456' } },
  { name: 'department', draw: department, typed: 'name', elsewhere: { manager_id: null } },
  { name: 'group of people', draw: userGroup, typed: 'name', elsewhere: { description: 'Otra sede' } },
  { name: 'announcement', draw: publicity, typed: 'title', elsewhere: { text: 'Otro texto' } },
  { name: 'document', draw: file, typed: 'name', elsewhere: { description: 'Otro resumen' } },
  { name: 'product', draw: product, typed: 'name', elsewhere: { stock: 3 } },
  { name: 'person', draw: person, typed: 'firstName', elsewhere: { employee_number: '00500' } },
] as const;

let deployment: TestDeployment;
/** The body of each change that the panel sent, and its route. */
let patches: { readonly route: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
const Body = z.record(z.string(), z.unknown());

/** Opens a panel whose writes are noted. */
async function open(draw: Draw): ReturnType<typeof openForm> {
  const panel = await draw(await adminCache(deployment));
  // The facade calls the backend by object, in our spelling.
  const call: typeof deployment.backend.call = async (one) => {
    const route = `${one.method} ${new URL(one.url).pathname.replace(/^\/rest/u, '')}`;
    if (one.method === 'PATCH' || route === 'POST /user/update')
      patches.push({
        route,
        body: z.parse(Body, JSON.parse(JSON.stringify(one.body))),
      });
    return deployment.backend.call(one);
  };
  return openForm({ ...deployment, backend: { ...deployment.backend, call } }, panel);
}
const save = (): void => {
  const form = document.querySelector('form');
  if (form !== null) fireEvent.submit(form);
};

beforeEach(async () => {
  patches = [];
  onClose.mockReset();
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

test.each(panels)(
  'the $name panel sends only its changed field, and a field changed elsewhere keeps its value',
  async ({ draw, typed, elsewhere }) => {
    const page = await open(draw);
    await page.type();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
    // Some calls name the thing in the body, not in the path.
    const {
      route,
      body: { id, ...sent },
    } = first(patches);
    expect(Object.keys(sent)).toEqual([typed, 'basedOn']);
    expect(Object.keys(z.parse(Body, sent['basedOn']))).toEqual([typed]);
    const named = id === undefined ? {} : { id };

    const again = await open(draw);
    const changed = await deployment.rest(route, { as: personOf('admin'), body: { ...named, ...elsewhere } });
    expect(changed.status).toBe(200);
    await again.type();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2), soon);
    expect(patches).toHaveLength(2);
    const kept = await deployment.rest(route, { as: personOf('admin'), body: named });
    expect(await kept.json()).toMatchObject(elsewhere);
  },
);

test('a panel in which nothing was changed closes and sends nothing', async () => {
  await open(value);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
  expect(patches).toEqual([]);
});
