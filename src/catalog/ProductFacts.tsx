/**
 * The facts of a product: picture, price, missing conditions, description, delivery, redemption window,
 * terms.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, ClipboardList, Hourglass, MailCheck, Truck, type LucideIcon } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { MissingLine } from '#src/products/MissingLine.tsx';
import { useProductNames } from './productNames.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { StockTag } from '#src/products/StockTag.tsx';
import { useWhen } from '#src/products/whenWords.ts';

function Pictures({ product }: { product: Product }): ReactElement {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const { icon, name, imageUrls } = product;
  return (
    <div className="flex flex-col gap-2">
      <ProductPicture
        icon={icon}
        name={name}
        imageUrl={imageUrls[at] ?? null}
        className="aspect-16/10 w-full rounded-card"
      />
      {imageUrls.length < 2 ? null : (
        <div role="group" aria-label={t`Fotos`} className="flex flex-wrap gap-2">
          {imageUrls.map((imageUrl, index) => (
            <button
              key={imageUrl}
              type="button"
              aria-label={t`Foto ${index + 1}`}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
              className={classes(
                'overflow-hidden rounded-control border-2',
                index === at ? 'border-brand-edge' : 'border-transparent',
              )}
            >
              <ProductPicture icon={icon} name={name} imageUrl={imageUrl} className="size-14" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }): ReactElement => (
  <li className="flex items-start gap-3">
    <Icon of={icon} className="mt-0.5 shrink-0 text-soft" />
    <span className="min-w-0">{children}</span>
  </li>
);

/** The end of the redemption window; a window that has not begun is a missing condition. */
function Window({ opensAt, closesAt }: Pick<Product, 'opensAt' | 'closesAt'>): ReactElement | null {
  const when = useWhen();
  const now = useNow();
  if (closesAt === null || Date.parse(closesAt) <= now) return null;
  const end = when(closesAt);
  const start = opensAt === null || Date.parse(opensAt) <= now ? null : when(opensAt);
  return (
    <Fact icon={CalendarClock}>
      {start === null ? (
        <Trans>Se puede canjear hasta {end}.</Trans>
      ) : (
        <Trans>
          Se podrá canjear desde {start} hasta {end}.
        </Trans>
      )}
    </Fact>
  );
}

/** Everything except the buttons. */
export function ProductFacts({ product }: { product: Product }): ReactElement {
  const language = useLanguage();
  const names = useProductNames();
  const category = names.category({ name: product.categoryName, nameEn: product.categoryNameEn });
  const from = names.from(product);
  const { missing, questions, description, terms } = product;
  const asked = questions.map(({ label }) => label).join(', ');
  return (
    <div className="flex flex-col gap-6">
      <Pictures product={product} />
      <div className="flex flex-col gap-1">
        <p className="text-small text-soft">{from === category ? category : `${from} · ${category}`}</p>
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-h3 font-bold tabular-nums">{points(product.points, language)}</p>
          <StockTag stock={product.stock} />
        </div>
      </div>
      {missing.length === 0 ? null : (
        <div className="flex flex-col gap-2.5 rounded-card bg-subtle p-4">
          <h3 className="text-small font-semibold">
            <Trans>Qué falta para canjearlo</Trans>
          </h3>
          {missing.map((one) => (
            <MissingLine key={one.code} missing={one} product={product} />
          ))}
        </div>
      )}
      {description === '' ? null : <p className="max-w-prose72 whitespace-pre-line">{description}</p>}
      <ul className="flex flex-col gap-3 text-small">
        {product.isDigital ? (
          <Fact icon={MailCheck}>
            <Trans>Es digital: no necesita envío.</Trans>
          </Fact>
        ) : (
          <Fact icon={Truck}>
            <Trans>Se entrega en la dirección que indiques al canjear.</Trans>
          </Fact>
        )}
        {product.needsApproval ? (
          <Fact icon={Hourglass}>
            <Trans>Tu organización aprueba cada pedido. Si no lo aprueba, tus puntos vuelven.</Trans>
          </Fact>
        ) : null}
        <Window {...product} />
        {questions.length === 0 ? null : (
          <Fact icon={ClipboardList}>
            <Trans>Al canjear te preguntaremos: {asked}.</Trans>
          </Fact>
        )}
      </ul>
      {terms === '' ? null : (
        <details className="rounded-card border border-line px-4 py-3 text-small">
          <summary className="cursor-pointer font-semibold">
            <Trans>Condiciones</Trans>
          </summary>
          <p className="mt-2 whitespace-pre-line text-soft">{terms}</p>
        </details>
      )}
    </div>
  );
}
