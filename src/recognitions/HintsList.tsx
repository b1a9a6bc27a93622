/** A hint under the message: something concrete. It never blocks the send. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Circle, X } from 'lucide-react';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { hintsOf } from '#schema/recognitions/hints.rules.ts';
import { nameOf } from '#src/people/personName.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { Draft } from './draft.ts';

/** Updates while the person types; the text never leaves the page. */
export function HintsList({
  draft,
  onOff,
}: {
  draft: Pick<Draft, 'message' | 'receivers'>;
  /** The person switches the hints off permanently. */
  onOff: () => void;
}): ReactElement {
  const { t } = useLingui();
  const text = useDeferredValue(draft.message);
  const [isShown, setShown] = useState(false);
  const { concrete, generic } = hintsOf(text, draft.receivers.map(nameOf));
  return (
    <div className="-mt-2 flex flex-col gap-1.5 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={classes(
            'inline-flex items-center gap-1.5',
            concrete ? 'text-success-text' : 'text-soft',
          )}
        >
          <Icon of={concrete ? Check : Circle} size={16} className="shrink-0" />
          <Trans>Algo concreto</Trans>
          {concrete ? (
            <span className="sr-only">
              <Trans>(ya está)</Trans>
            </span>
          ) : null}
        </span>
        {concrete ? null : (
          <button
            type="button"
            aria-expanded={isShown}
            className="target rounded-control font-semibold text-link hover:underline"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <Trans>Ocultar ejemplo</Trans> : <Trans>Ver un ejemplo</Trans>}
          </button>
        )}
        <IconButton
          icon={X}
          size="small"
          label={t`No mostrar ideas`}
          onClick={onOff}
          className="ms-auto -my-1.5"
        />
      </div>
      {isShown && !concrete ? (
        <p role="status" className="animate-appear text-soft">
          <Trans>Por ejemplo: «Ordenaste el archivo de proveedores y así pudimos pagar a tiempo».</Trans>
        </p>
      ) : generic ? (
        <p className="animate-appear text-soft">
          <Trans>Un detalle concreto hará que lo recuerde.</Trans>
        </p>
      ) : null}
    </div>
  );
}
