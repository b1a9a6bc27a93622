/** A hint under the message, until it says something concrete. It never blocks the send. */
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { hintsOf } from '#schema/recognitions/hints.rules.ts';
import { nameOf } from '#src/people/personName.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { Draft } from './draft.ts';

/** Updates while the person types; the text never leaves the page. */
export function HintsList({
  control,
  receivers,
  onOff,
}: {
  control: Control<Draft>;
  receivers: Draft['receivers'];
  /** The person switches the hints off permanently. */
  onOff: () => void;
}): ReactElement | null {
  const { t } = useLingui();
  const text = useDeferredValue(useWatch({ control, name: 'message' }));
  const [isShown, setShown] = useState(false);
  const { concrete, generic } = hintsOf(text, receivers.map(nameOf));
  if (concrete) return null;
  return (
    <div className="-mt-2 flex flex-col gap-1.5 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-soft">
          {generic ? (
            <Trans>Un detalle concreto hará que lo recuerde.</Trans>
          ) : (
            <Trans>Di algo concreto.</Trans>
          )}
        </span>
        <button
          type="button"
          aria-expanded={isShown}
          className="target rounded-control font-semibold text-link hover:underline"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <Trans>Ocultar ejemplo</Trans> : <Trans>Ver un ejemplo</Trans>}
        </button>
        <IconButton
          icon={X}
          size="small"
          label={t`No mostrar ideas`}
          onClick={onOff}
          className="-my-1.5 ms-auto"
        />
      </div>
      {isShown ? (
        <p role="status" className="animate-appear text-soft">
          <Trans>Por ejemplo: «Ordenaste el archivo de proveedores y así pudimos pagar a tiempo».</Trans>
        </p>
      ) : null}
    </div>
  );
}
