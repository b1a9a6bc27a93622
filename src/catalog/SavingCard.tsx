/** The person's saving goal with its progress, for the wallet and the catalog. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, PiggyBank } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Product, Saving } from '#schema/catalog/catalog.shapes.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { catalogQueries } from './catalog.queries.ts';
import { useMissingWords } from '#src/products/missingWords.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { savedOf } from './saved.ts';

const row = 'flex flex-wrap items-center gap-4';

/** The saved share of the price, as a labelled bar. */
export function SavingBar({
  label,
  have,
  need,
}: Pick<Saving, 'have' | 'need'> & { label: string }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const saved = formatNumber(savedOf({ have, need }), language);
  const price = points(need, language);
  return <ProgressBar label={label} value={have} max={need} showValue={t`${saved} de ${price}`} />;
}

function Goal({ product, have, need, href }: Saving & { product: Product; href: string }): ReactElement {
  const { t } = useLingui();
  const missingWords = useMissingWords();
  const [first] = product.missing;
  return (
    <Card
      as="section"
      padding="small"
      aria-label={t`Tu ahorro`}
      className={classes(
        row,
        'relative transition-colors duration-120 hover:bg-subtle has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
      )}
    >
      <ProductPicture
        icon={product.icon}
        name={product.name}
        imageUrl={product.imageUrls[0] ?? null}
        className="size-16 rounded-control"
      />
      <div className="flex min-w-48 flex-1 flex-col gap-1.5">
        <CardTitle className="line-clamp-2">
          <Link
            href={href}
            className="outline-none after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            <Trans>Ahorras para {product.name}</Trans>
          </Link>
        </CardTitle>
        <SavingBar
          label={first === undefined ? t`Ya puedes canjearlo` : missingWords(first, product)}
          have={have}
          need={need}
        />
      </div>
      {first === undefined ? (
        <Link href={href} asChild>
          <LinkButton variant="primary" className="relative max-sm:w-full">
            <Trans>Canjear</Trans>
          </LinkButton>
        </Link>
      ) : (
        <Icon of={ChevronRight} className="shrink-0 text-soft max-sm:hidden" />
      )}
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

export interface SavingCardProps {
  /** Draws nothing without a goal, while loading, or on errors. */
  quiet?: boolean | undefined;
  /** URL of the product; in the catalog by default. */
  hrefOf?: ((id: string) => string) | undefined;
}

const inCatalog = (id: string): string => `/catalog?product=${id}`;

/** The goal with its progress; links to its product. */
export function SavingCard({ quiet = false, hrefOf = inCatalog }: SavingCardProps): ReactElement | null {
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
      <Skeleton className="h-24.5 animate-late rounded-card!" />
    );
  }
  if (data.product === null) return quiet ? null : <Invitation />;
  return <Goal {...data} product={data.product} href={hrefOf(data.product.id)} />;
}
