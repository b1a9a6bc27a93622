/** What people write in the catalog: what they save for, and which country's catalog is theirs. */
import type { QueryClient } from '@tanstack/react-query';
import type { Catalog, Saving } from '#schema/catalog/catalog.shapes.ts';
import { ChooseCatalogDocument, SaveForDocument } from '#src/gql/graphql.ts';
import { write } from '#src/posts/post.writes.ts';
import { catalogQueries } from './catalog.queries.ts';

/** Saves for a product, or for nothing; raises `ApiError`. */
export async function saveFor(cache: QueryClient, productId: string | null): Promise<Saving> {
  const { saveFor: saving } = await write(SaveForDocument, { productId }, 'saving');
  await cache.cancelQueries({ queryKey: catalogQueries.saving().queryKey });
  cache.setQueryData(catalogQueries.saving().queryKey, saving);
  return saving;
}

/** Makes a catalog the person's own: every list of products, and what can be bought of the cart, is another then. Raises `ApiError`. */
export async function chooseCatalog(cache: QueryClient, catalogId: string): Promise<readonly Catalog[]> {
  const { chooseCatalog: catalogs } = await write(ChooseCatalogDocument, { catalogId }, 'catalog');
  cache.setQueryData(catalogQueries.catalogs().queryKey, catalogs);
  void cache.invalidateQueries({ queryKey: catalogQueries.all() });
  void cache.invalidateQueries({ queryKey: ['cart'] });
  return catalogs;
}
