/** One line of a cart: product, current price, quantity, and the reasons why it cannot be bought. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { mendOf, type LineChange } from '#machines/checkout.lines.ts';
import type { CartItem } from '#schema/cart/cart.shapes.ts';
import { storeLimits } from '#schema/limits.parts.ts';
import { useMissingWords } from '#src/products/missingWords.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { points } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { LinePrice } from './LinePrice.tsx';
import { OptionWords } from './OptionWords.tsx';

export interface CartLineProps {
  line: CartItem;
  /** The wanted quantity, saved or not. */
  shown: number;
  /** The errors from the server at checkout. */
  found: readonly string[];
  /** True if the line shows the effect of continuing. */
  isStale: boolean;
  /** True while nothing can be changed. */
  isFixed: boolean;
  onChange: (change: LineChange) => void;
  onRemove: () => void;
}

/** The effect on the line if the changes are accepted. */
function Consequence({ line }: { line: CartItem }): ReactElement | null {
  const language = useLanguage();
  const mend = mendOf(line);
  if (mend === null) return null;
  if (mend.quantity === 0) return <Trans>Si sigues, sale del carrito.</Trans>;
  const price = points(line.currentPoints ?? 0, language);
  if (mend.quantity < line.quantity)
    return mend.acceptPrice === true ? (
      <Trans>
        Si sigues, llevas {mend.quantity} a {price} cada uno.
      </Trans>
    ) : (
      <Trans>Si sigues, llevas {mend.quantity}.</Trans>
    );
  return <Trans>Si sigues, lo llevas a {price}.</Trans>;
}

/** The problems of a line, one sentence each. */
function useFaults({ product, missing, points: before, currentPoints }: CartItem): readonly string[] {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useMissingWords();
  if (product === null) return [t`Ya no está en el catálogo.`];
  const now = points(currentPoints ?? 0, language);
  const was = points(before, language);
  return [
    ...(currentPoints !== null && currentPoints !== before ? [t`Antes ${was}, ahora ${now}.`] : []),
    ...missing.map((one) => words(one, product)),
  ];
}

/** An item of a list. */
export function CartLine({
  line,
  shown,
  found,
  isStale,
  isFixed,
  onChange,
  onRemove,
}: CartLineProps): ReactElement {
  const { t } = useLingui();
  const { id: itemId, product, name, imageUrl, quantity, points: before, currentPoints, options } = line;
  const own = useFaults(line);
  const faults = own.length > 0 ? own : found;
  const hasNewPrice = currentPoints !== null && currentPoints !== before;
  const from = product?.provider?.name ?? product?.categoryName;
  return (
    <li className="flex gap-4 p-4 wide:gap-5 wide:p-5" aria-label={name}>
      <ProductPicture
        icon={product?.icon ?? null}
        name={name}
        imageUrl={imageUrl}
        className="h-18 w-22 rounded-control wide:h-22 wide:w-28"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="font-semibold text-balance">{name}</h3>
            {from === undefined ? null : <p className="text-small text-soft">{from}</p>}
            <OptionWords options={options} />
          </div>
          <IconButton
            icon={Trash2}
            label={t`Quitar ${name}`}
            className="-me-2 -mt-2"
            disabled={isFixed}
            onClick={onRemove}
          />
        </div>
        {faults.length === 0 ? null : (
          <div className="flex items-start gap-2 rounded-control bg-warning-tint px-3 py-2 text-small">
            <Icon of={TriangleAlert} size={16} className="mt-0.5 shrink-0 text-warning-text" />
            <p>
              {faults.join(' ')}{' '}
              {isStale ? (
                <span className="font-semibold">
                  <Consequence line={line} />
                </span>
              ) : null}
            </p>
          </div>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="w-44">
            <NumberField
              label={t`Cantidad de ${name}`}
              hideLabel
              value={shown}
              min={1}
              max={storeLimits.quantity}
              disabled={isFixed || product === null}
              onChange={(next) => {
                if (next !== null && next >= 1 && next <= storeLimits.quantity && next !== shown)
                  onChange({ itemId, quantity: next });
              }}
            />
          </div>
          <LinePrice before={before} now={currentPoints} quantity={shown} />
        </div>
        {hasNewPrice && !isStale ? (
          <div>
            <Button
              variant="secondary"
              onClick={() => onChange({ itemId, quantity, acceptPrice: true })}
              aria-disabled={isFixed}
            >
              <Trans>Aceptar el precio nuevo</Trans>
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
