/** Savings goals: one product for each person, with the progress. */
import type { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import type { Saving } from '#schema/catalog/catalog.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { products, savings } from '../stock/catalog.tables.ts';
import { balanceOf } from './storeFacts.ts';
import { wantedProduct } from './visibleProducts.ts';
import { productCard } from './products.service.ts';

async function savingOf(context: Context): Promise<Saving> {
  const { store, me } = context;
  const {
    rows: [saving],
  } = await store.list(savings, {
    where: { userId: me.id },
    with: { product: { one: products, on: 'productId' } },
  });
  const row = saving?.product ?? null;
  const product = row === null ? null : await productCard(context, row);
  return { product, have: await balanceOf(store, me.id), need: product?.points ?? 0 };
}

export const savingService: Pick<Service<typeof catalogEndpoints>, 'saving' | 'saveFor'> = {
  saving: savingOf,

  async saveFor(context, { body: { productId = null } }) {
    const { store, me, newId, at, language } = context;
    if (productId === null) await store.remove(savings, { userId: me.id });
    else {
      const findings = new ValidationErrors(language);
      await wantedProduct(context, { id: productId }, findings, 'productId');
      findings.throwIfAny();
      const row = { id: newId(), userId: me.id, productId, createdAt: at };
      await store.insert(savings, [row], { skipExisting: true });
      await store.update(savings, { userId: me.id }, { productId, createdAt: at });
    }
    return savingOf(context);
  },
};
