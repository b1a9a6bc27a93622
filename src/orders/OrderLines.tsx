/** The lines of an order, each with its own state. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { OrderDetail, OrderItem } from '#schema/orders/orders.shapes.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { points } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { orderQueries } from './orders.queries.ts';
import { useOrderWords } from './orderWords.ts';

function Tracking({ code }: { code: string }): ReactElement {
  const { t } = useLingui();
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => toasts.raise({ severity: 'success', text: t`Copiamos el código de seguimiento.` }),
      () => toasts.raise({ severity: 'error', text: t`No se copió. Selecciona el código y cópialo a mano.` }),
    );
  };
  return (
    <p className="flex items-center gap-1 text-small">
      <span>
        <Trans>
          Seguimiento: <span className="font-semibold select-all">{code}</span>
        </Trans>
      </span>
      <IconButton icon={Copy} size="small" label={t`Copiar el código de seguimiento`} onClick={copy} />
    </p>
  );
}

function Line({
  item,
  answers,
}: {
  item: OrderItem;
  answers: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}): ReactElement {
  const language = useLanguage();
  const words = useOrderWords();
  const { quantity, name, productId, providerName } = item;
  const each = points(item.points, language);
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      <ProductPicture
        icon={item.icon}
        name={name}
        imageUrl={item.imageUrl}
        className="size-16 rounded-control sm:size-20"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-40 flex-1">
            <h3 className="text-h6 font-semibold">
              {productId === null ? (
                name
              ) : (
                <Link href={`/catalog?product=${productId}`} className="hover:underline">
                  {name}
                </Link>
              )}
            </h3>
            {providerName === null ? null : <p className="text-small text-soft">{providerName}</p>}
          </div>
          <StatusTag severity={words.severity(item.status)}>{words.name(item.status)}</StatusTag>
        </div>
        <p className="text-small tabular-nums">
          <span className="font-semibold">{points(item.points * quantity, language)}</span>
          {quantity > 1 ? (
            <span className="text-soft">
              {' · '}
              <Plural value={quantity} one="# pieza" other="# piezas" /> × {each}
            </span>
          ) : null}
        </p>
        {item.trackingCode === null ? null : <Tracking code={item.trackingCode} />}
        {item.note === '' ? null : <p className="text-small whitespace-pre-line text-soft">“{item.note}”</p>}
        {answers.length === 0 ? null : (
          <dl className="text-small">
            {answers.map(({ id, question, answer }) => (
              <div key={id} className="flex flex-wrap gap-x-1.5">
                <dt className="text-soft">{question.endsWith('?') ? question : `${question}:`}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** Lines in purchase order, with the buyer's answers. */
export function OrderLines({ order }: { order: OrderDetail }): ReactElement {
  const answers = useQuery(orderQueries.answers(order.id));
  return (
    <>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <Line
            key={item.id}
            item={item}
            answers={answers.data?.filter(({ itemId }) => itemId === item.id) ?? []}
          />
        ))}
      </ul>
      {answers.isError && answers.data === undefined ? (
        <p role="alert" className="mt-3 flex items-center gap-2 text-small">
          <Trans>No pudimos cargar lo que respondiste al canjear.</Trans>
          <button
            type="button"
            className="target rounded-control px-2 font-semibold text-link"
            onClick={() => void answers.refetch()}
          >
            <Trans>Reintentar</Trans>
          </button>
        </p>
      ) : null}
    </>
  );
}
