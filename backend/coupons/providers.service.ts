/** Administration of providers and of the external people who confirm redemptions. */
import type { couponEndpoints, AdminProvider } from '#schema/coupons/coupons.endpoints.ts';
import { refoldProducts } from '../catalog/products.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { couponFold } from './couponsAdmin.service.ts';
import { coupons, providerStaff } from './coupons.tables.ts';
import { providers } from '../stock/providers.tables.ts';
import { providerViews, type ProviderRow } from './coupons.views.ts';

async function adminViews(context: Context, rows: readonly ProviderRow[]): Promise<AdminProvider[]> {
  const { rows: staff } = await context.store.list(providerStaff, {
    where: { providerId: { in: rows.map(({ id }) => id) } },
    order: [['id', 'asc']],
  });
  const people = await peopleById(
    context,
    staff.map(({ userId }) => userId),
  );
  return (await providerViews(context, rows)).map((provider) => ({
    ...provider,
    staff: staff
      .filter(({ providerId }) => providerId === provider.id)
      .flatMap(({ userId }) => people.get(userId) ?? []),
  }));
}

async function adminView(context: Context, row: ProviderRow): Promise<AdminProvider> {
  const [kept] = await adminViews(context, [row]);
  if (kept === undefined) throw domainError('not_found', context.language);
  return kept;
}

async function findName(context: Context, provider: ProviderRow, findings: ValidationErrors): Promise<void> {
  const { rows } = await context.store.list(providers);
  if (isNameTaken(provider, rows)) findings.add('name', 'name_taken');
}

/** The given people, each once; adds an error for each id that is not an external person of the organisation. */
async function findStaff(
  { store }: Context,
  given: readonly string[],
  findings: ValidationErrors,
): Promise<readonly string[]> {
  const { rows } = await store.list(users, { where: { id: { in: given } } });
  const types = new Map(rows.map(({ id, userType }) => [id, userType]));
  for (const [index, id] of given.entries()) {
    const type = types.get(id);
    if (type === undefined) findings.add(`staffIds.${index}`, 'id_unknown');
    else if (type !== 'external') findings.add(`staffIds.${index}`, 'staff_external');
  }
  return [...new Set(given)];
}

/** Sets the staff of a provider and removes these people from other providers. */
async function setStaff(
  { store, newId }: Context,
  providerId: string,
  ids: readonly string[],
): Promise<void> {
  await store.remove(providerStaff, { or: [{ providerId }, { userId: { in: ids } }] });
  await store.insert(
    providerStaff,
    ids.map((userId) => ({ id: newId(), providerId, userId })),
  );
}

/** Updates the search text of the provider's coupons and products. */
async function refold({ store }: Context, provider: ProviderRow): Promise<void> {
  await refoldProducts(store, provider);
  const { rows } = await store.list(coupons, { where: { providerId: provider.id } });
  for (const coupon of rows)
    await store.update(coupons, { id: coupon.id }, { fold: couponFold(coupon, provider.name) });
}

type Named = 'allProviders' | 'createProvider' | 'updateProvider';

export const providerService: Pick<Service<typeof couponEndpoints>, Named> = {
  async allProviders(context) {
    const { rows } = await context.store.list(providers, { order: [['name', 'asc']] });
    return adminViews(context, rows);
  },

  async createProvider(context, { body }) {
    const { store, newId, at, language } = context;
    const provider: ProviderRow = {
      id: newId(),
      name: body.name,
      logoUrl: null,
      website: body.website ?? null,
      contactEmail: body.contactEmail ?? null,
      country: body.country ?? null,
      active: true,
      createdAt: at,
    };
    const findings = new ValidationErrors(language);
    await findName(context, provider, findings);
    findings.throwIfAny();
    await store.insert(providers, [provider]);
    return adminView(context, provider);
  },

  async updateProvider(context, { params, body }) {
    const { store, language } = context;
    const { staffIds } = body;
    const {
      rows: [old],
    } = await store.list(providers, { where: { id: params.id } });
    if (old === undefined) throw domainError('not_found', language);
    const { staff: known } = await adminView(context, old);
    expectBase(context, body, { ...old, staffIds: known.map(({ id }) => id) });
    const provider = applyPatch(old, body);
    const findings = new ValidationErrors(language);
    await findName(context, provider, findings);
    const staff = staffIds === undefined ? undefined : await findStaff(context, staffIds, findings);
    findings.throwIfAny();
    const { id, ...change } = provider;
    await store.update(providers, { id }, change);
    if (provider.name !== old.name) await refold(context, provider);
    if (staff !== undefined) await setStaff(context, id, staff);
    return adminView(context, provider);
  },
};
