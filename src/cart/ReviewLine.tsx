/** One line of the review, with the buyer's answers and the product's terms. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { questionsOf } from '#machines/checkout.lines.ts';
import type { CartItem } from '#schema/cart/cart.shapes.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { LinePrice } from './LinePrice.tsx';
import { OptionWords } from './OptionWords.tsx';

export interface ReviewLineProps {
  line: CartItem;
  answers: Readonly<Record<string, string>>;
}

/** An item of a list. */
export function ReviewLine({ line, answers }: ReviewLineProps): ReactElement {
  const { product, name, imageUrl, quantity, points: before, currentPoints, options } = line;
  const said = questionsOf(line).flatMap(({ id, label }) => {
    const answer = answers[id]?.trim() ?? '';
    return answer === '' ? [] : [{ id, label, answer }];
  });
  return (
    <li className="flex gap-4 p-4 wide:p-5">
      <ProductPicture
        icon={product?.icon ?? null}
        name={name}
        imageUrl={imageUrl}
        className="h-14 w-18 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-semibold text-balance">
            {quantity > 1 ? <span className="tabular-nums">{quantity} × </span> : null}
            {name}
          </h3>
          <LinePrice before={before} now={currentPoints} quantity={quantity} />
        </div>
        <OptionWords options={options} />
        {said.length === 0 ? null : (
          <dl className="mt-1 text-small">
            {said.map(({ id, label, answer }) => (
              <div key={id} className="flex flex-wrap gap-x-2">
                <dt className="text-soft">{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        {product?.isDigital === true ? (
          <p className="mt-1 text-small text-soft">
            <Trans>Digital: no hay que llevarlo a ningún lado.</Trans>
          </p>
        ) : null}
        {product === null || product.terms === '' ? null : (
          <details className="mt-1 text-small text-soft">
            <summary className="cursor-pointer underline underline-offset-4">
              <Trans>Condiciones</Trans>
            </summary>
            <p className="mt-1 whitespace-pre-line">{product.terms}</p>
          </details>
        )}
      </div>
    </li>
  );
}
