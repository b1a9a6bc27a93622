/** The answer to the purchase was lost: explains this, and shows that the app is asking the server. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw, SearchCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { CheckoutPartProps } from './CheckoutView.tsx';

/** The machine retries by itself; the button only retries sooner. */
export function CheckingStep({ actor }: CheckoutPartProps): ReactElement {
  const language = useLanguage();
  const total = useSelector(actor, ({ context }) => context.total);
  const tries = useSelector(actor, ({ context }) => context.tries);
  const isAsking = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Card
      as="section"
      className="mx-auto flex w-full max-w-feed flex-col items-center gap-4 py-10! text-center"
    >
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-info-tint text-info-text">
        <Icon of={SearchCheck} size={32} />
      </span>
      <h2 data-step tabIndex={-1} className="scroll-mt-40 text-h5 font-semibold text-balance outline-none">
        <Trans>Estamos verificando tu compra</Trans>
      </h2>
      <div className="flex max-w-[52ch] flex-col gap-2 text-balance text-soft">
        <p>
          {total === null ? (
            <Trans>
              Tu pedido salió y la respuesta no llegó. Puede estar hecho o no: ya lo estamos preguntando.
            </Trans>
          ) : (
            <Trans>
              Tu pedido de {points(total, language)} salió y la respuesta no llegó. Puede estar hecho o no: ya
              lo estamos preguntando.
            </Trans>
          )}
        </p>
        <p className="font-semibold text-ink">
          <Trans>Pase lo que pase, no se cobra dos veces.</Trans>
        </p>
      </div>
      <Button
        variant="secondary"
        icon={RotateCw}
        busy={isAsking}
        onClick={() => actor.send({ type: 'retry.pressed' })}
      >
        <Trans>Preguntar ahora</Trans>
      </Button>
      <output className="text-small text-soft">
        {tries > 1 ? (
          <Trans>
            Seguimos sin respuesta. Lo intentamos solos cada pocos segundos; puedes cerrar esta página.
          </Trans>
        ) : null}
      </output>
    </Card>
  );
}
