/**
 * `/catalog`: the products; filter and open product are in the URL, so that back and links work (spec §2).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Coins } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { isNarrowed } from '#src/api/searchOf.ts';
import { optional } from '#src/lib/optional.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { PointsCount } from '#src/ui/PointsCount.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { catalogSearch, type ProductsFilter } from './catalogSearch.ts';
import { CatalogFilters } from './CatalogFilters.tsx';
import { CatalogPicker } from './CatalogPicker.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { SavingCard } from './SavingCard.tsx';

const ProductPanel = lazy(() =>
  import('./ProductPanel.tsx').then((file) => ({ default: file.ProductPanel })),
);
// Optional content: the page works without it.
const CatalogAnnouncement = optional(
  async () => (await import('./CatalogAnnouncement.tsx')).CatalogAnnouncement,
);

/** The balance to redeem, with a link to the wallet. */
function Balance(): ReactElement | null {
  const language = useLanguage();
  const me = useMe();
  if (me === undefined) return null;
  return (
    <Link
      href="/wallet?purse=redeem"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-4 text-small transition-colors duration-120 hover:bg-subtle"
    >
      <Icon of={Coins} className="shrink-0 text-accent-text" />
      <span>
        <Trans>
          Tienes{' '}
          <span className="font-bold">
            <PointsCount value={me.pointsToRedeem} language={language} unit />
          </span>
        </Trans>
      </span>
    </Link>
  );
}

/** The empty state: its reason and a next action. */
function NothingHere({ filter, onAll }: { filter: ProductsFilter; onAll: () => void }): ReactElement {
  const mayKeep = useMe()?.permissions.includes('store.manage') === true;
  if (isNarrowed(filter))
    return (
      <Empty
        drawing="search"
        text={<Trans>Ningún producto coincide. Prueba con otras palabras o quita algún filtro.</Trans>}
        action={
          <Button variant="secondary" onClick={onAll}>
            <Trans>Ver todo</Trans>
          </Button>
        }
      />
    );
  return (
    <Empty
      drawing="gift"
      text={<Trans>Tu organización todavía está preparando su catálogo. Tus puntos no vencen.</Trans>}
      action={
        <Link href={mayKeep ? '/admin/products' : '/wallet'} asChild>
          <LinkButton>
            {mayKeep ? <Trans>Agregar productos</Trans> : <Trans>Ver mis puntos</Trans>}
          </LinkButton>
        </Link>
      }
    />
  );
}

const withProduct = (search: URLSearchParams, id: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.set('product', id);
  return next;
};

/** The screen of the route `/catalog`. */
export function CatalogScreen(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [product, setProduct] = useAddressLayer('product');
  const me = useMe();
  const filter = catalogSearch.read(search);
  // No id is longer; a truncated id is unknown, like any other.
  const id = product?.slice(0, 64) ?? null;
  const [wasOpened, setWasOpened] = useState(id !== null);
  if (id !== null && !wasOpened) setWasOpened(true);
  const hrefOf = (one: string): string => `/catalog?${withProduct(search, one).toString()}`;
  const narrow = (next: ProductsFilter, isTyped = false): void =>
    // A debounced search that fires after a product was opened must not close the product.
    setSearch(isTyped ? catalogSearch.into(search, next) : catalogSearch.write(next), { replace: isTyped });
  return (
    <Page
      title={t`Catálogo`}
      lead={
        <span className="max-wide:hidden">
          <Trans>Canjea lo que te reconocieron por algo que te guste.</Trans>
        </span>
      }
      actions={
        <>
          <CatalogPicker />
          <Balance />
        </>
      }
    >
      <Suspense>
        <CatalogAnnouncement />
      </Suspense>
      {me?.takesPoints === false ? (
        <Banner>
          <Trans>Tu cuenta no participa en los puntos: puedes mirar el catálogo, pero no canjear.</Trans>
        </Banner>
      ) : (
        <SavingCard quiet hrefOf={hrefOf} />
      )}
      <div className="flex flex-col gap-4">
        <CatalogFilters value={filter} onChange={narrow} />
        <ProductGrid
          filter={filter}
          empty={<NothingHere filter={filter} onAll={() => narrow({})} />}
          hrefOf={hrefOf}
          onOpen={setProduct}
        />
      </div>
      {wasOpened ? (
        <Suspense>
          <ProductPanel id={id} onClose={() => setProduct(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
