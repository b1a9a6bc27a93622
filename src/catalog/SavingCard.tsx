/** What the person saves for and how far they have come; the wallet and the catalog show it (issue "Save towards one reward"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PiggyBank } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Product, Saving } from '#schema/catalog/catalog.shapes.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { catalogQueries } from './catalog.queries.ts';
import { useMissingWords } from './missingWords.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { savedOf } from './saved.ts';

const row = 'flex flex-wrap items-center gap-4';

/** How much of the price is there, as a bar with its words. */
export function SavingBar({ have, need }: Pick<Saving, 'have' | 'need'>): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const saved = formatNumber(savedOf({ have, need }), language);
  const price = points(need, language);
  return (
    <ProgressBar label={t`Tu ahorro`} value={have} max={need} showValue={t`${saved} de ${price}`} hideLabel />
  );
}

function Goal({ product, have, need }: Saving & { product: Product }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const missingWords = useMissingWords();
  const [first] = product.missing;
  const saved = formatNumber(savedOf({ have, need }), language);
  const price = points(need, language);
  return (
    <Card as="section" padding="small" aria-label={t`Tu ahorro`} className={row}>
      <ProductPicture
        icon={product.icon}
        name={product.name}
        imageUrl={product.imageUrls[0] ?? null}
        className="size-16 rounded-control"
      />
      <div className="flex min-w-48 flex-1 flex-col gap-1.5">
        <CardTitle className="line-clamp-2">
          <Trans>Ahorras para {product.name}</Trans>
        </CardTitle>
        <ProgressBar
          label={
            first === undefined
              ? t`Ya puedes canjearlo`
              : // The bar says the lack of points already; anything else is news.
                missingWords(first, product)
          }
          value={have}
          max={need}
          showValue={t`${saved} de ${price}`}
        />
      </div>
      <Link href={`/catalog?product=${product.id}`} asChild>
        <LinkButton variant={first === undefined ? 'primary' : 'secondary'} className="max-sm:w-full">
          {first === undefined ? <Trans>Canjear</Trans> : <Trans>Ver producto</Trans>}
        </LinkButton>
      </Link>
    </Card>
  );
}

const Invitation = (): ReactElement => (
  <Card padding="small" className={row}>
    <span className="inline-flex size-16 items-center justify-center rounded-control bg-accent-tint text-accent-text">
      <Icon of={PiggyBank} size={32} />
    </span>
    <p className="min-w-48 flex-1 text-soft">
      <Trans>Elige un producto del catálogo para ahorrar y verás aquí cuánto te falta.</Trans>
    </p>
    <Link href="/catalog" asChild>
      <LinkButton className="max-sm:w-full">
        <Trans>Elegir una meta</Trans>
      </LinkButton>
    </Link>
  </Card>
);

/** The goal with its progress; `quiet` shows nothing where there is none, or it cannot be had. */
export function SavingCard({ quiet = false }: { quiet?: boolean | undefined }): ReactElement | null {
  const saving = useQuery(catalogQueries.saving());
  const { data } = saving;
  if (data === undefined) {
    if (quiet) return null;
    return saving.isError ? (
      <Card padding="small" className={row}>
        <p role="alert" className="flex-1 text-small">
          <Trans>No pudimos cargar para qué ahorras.</Trans>
        </p>
        <button
          type="button"
          className="target rounded-control px-2 text-small font-semibold text-link"
          onClick={() => void saving.refetch()}
        >
          <Trans>Reintentar</Trans>
        </button>
      </Card>
    ) : (
      <Skeleton className="h-24 animate-late rounded-card!" />
    );
  }
  if (data.product === null) return quiet ? null : <Invitation />;
  return <Goal {...data} product={data.product} />;
}
