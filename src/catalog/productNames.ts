/** Names of a product's source and category, in the person's language. */
import { useLingui } from '@lingui/react/macro';
import type { Product, ProductCategory } from '#schema/catalog/catalog.shapes.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** The names of a product. */
export interface ProductNames {
  /** The provider, or the organisation, or the category. */
  readonly from: (
    product: Pick<Product, 'provider' | 'justCorporative' | 'categoryName' | 'categoryNameEn'>,
  ) => string;
  readonly category: (one: Pick<ProductCategory, 'name' | 'nameEn'>) => string;
}

/** English names if they exist and the language is English. */
export function useProductNames(): ProductNames {
  const { t } = useLingui();
  const language = useLanguage();
  const named = (name: string, nameEn: string | null): string =>
    language === 'en' ? (nameEn ?? name) : name;
  return {
    from: ({ provider, justCorporative, categoryName, categoryNameEn }) =>
      provider?.name ?? (justCorporative ? t`De tu organización` : named(categoryName, categoryNameEn)),
    category: ({ name, nameEn }) => named(name, nameEn),
  };
}
