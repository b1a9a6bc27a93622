/** The actions of a product: adding pieces to the cart with the remaining balance, or saving for it. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PiggyBank, ShoppingCart } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { storeLimits } from '#schema/limits.parts.ts';
import { useAddToCart } from '#src/cart/useAddToCart.ts';
import { points } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { catalogQueries } from './catalog.queries.ts';
import { SavingBar } from './SavingCard.tsx';
import { useSaveFor } from './useSaveFor.ts';

/** The remaining balance after a redemption, or the missing points. */
function useAfter(
  price: number,
  quantity: number,
): { readonly words: string | null; readonly isShort: boolean } {
  const { t } = useLingui();
  const language = useLanguage();
  const balance = useMe()?.pointsToRedeem;
  if (balance === undefined) return { words: null, isShort: false };
  const left = balance - price * quantity;
  const count = Math.abs(left);
  const words = points(count, language);
  return left >= 0
    ? {
        words: t`${plural(count, { one: `Te quedará ${words}.`, other: `Te quedarán ${words}.` })}`,
        isShort: false,
      }
    : {
        words: t`${plural(count, { one: `Te falta ${words} para esa cantidad.`, other: `Te faltan ${words} para esa cantidad.` })}`,
        isShort: true,
      };
}

function Adding({ product, onDone }: { product: Product; onDone: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [quantity, setQuantity] = useState<number | null>(1);
  const { add } = useAddToCart();
  const most = Math.min(storeLimits.quantity, product.stock ?? storeLimits.quantity);
  const wanted = quantity ?? 1;
  const isWrong = !(wanted >= 1 && wanted <= most);
  const { words, isShort } = useAfter(product.points, wanted);
  const total = points(product.points * wanted, language);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="w-44">
          <NumberField
            label={t`Cantidad`}
            hideLabel
            value={quantity}
            onChange={setQuantity}
            error={isWrong ? t`De 1 a ${most}.` : undefined}
            min={1}
            max={most}
          />
        </div>
        <p className="text-end tabular-nums">
          <span className="block font-bold">{total}</span>
          <output className="block text-small text-soft">{isWrong ? null : words}</output>
        </p>
      </div>
      <Button
        size="medium"
        wide
        icon={ShoppingCart}
        disabled={isShort || isWrong}
        onClick={() => {
          // Closes at once: the toast that follows links to the cart.
          add(product, wanted);
          onDone();
        }}
      >
        <Trans>Agregar al carrito</Trans>
      </Button>
    </div>
  );
}

function Saving({ product }: { product: Product }): ReactElement {
  const { t } = useLingui();
  const saving = useQuery(catalogQueries.saving());
  const { save, isPending } = useSaveFor();
  const goal = saving.data?.product?.id === product.id ? saving.data : null;
  const lack = product.missing.find(({ code }) => code === 'points');
  return (
    <div className="flex flex-col gap-3">
      {goal !== null ? (
        <SavingBar label={t`Tu ahorro`} have={goal.have} need={goal.need} />
      ) : lack !== undefined ? (
        <SavingBar label={t`Tus puntos`} have={lack.have ?? 0} need={lack.need ?? product.points} />
      ) : null}
      <Button
        variant={goal === null && product.missing.length > 0 ? 'primary' : 'secondary'}
        icon={PiggyBank}
        wide
        busy={isPending}
        onClick={() => save(goal === null ? product : null)}
      >
        {goal === null ? <Trans>Ahorrar para esto</Trans> : <Trans>Dejar de ahorrar para esto</Trans>}
      </Button>
    </div>
  );
}

/** The foot of the panel; `onDone` is called after the product was added. */
export const ProductWish = ({ product, onDone }: { product: Product; onDone: () => void }): ReactElement => (
  <div className="flex w-full flex-col gap-3">
    {product.missing.length === 0 ? <Adding product={product} onDone={onDone} /> : null}
    <Saving product={product} />
  </div>
);
