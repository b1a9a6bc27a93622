/** Two hints under the message: something concrete, and a value. Hints never block the send. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Circle, X } from 'lucide-react';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { hintsOf } from '#schema/recognitions/hints.rules.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { Draft } from './draft.ts';
import { recognitionQueries } from './recognitions.queries.ts';
import { nameOf } from '#src/people/personName.ts';

type Mark = 'concrete' | 'value';

interface Words {
  readonly label: string;
  /** One sentence as an example. */
  readonly example: string;
}

function useWords(): Readonly<Record<Mark, Words>> {
  const { t } = useLingui();
  return {
    concrete: {
      label: t`Algo concreto`,
      example: t`Por ejemplo: «Ordenaste el archivo de proveedores y así pudimos pagar a tiempo».`,
    },
    value: {
      label: t`Qué valor muestra`,
      example: t`Por ejemplo: «Eso es trabajar en equipo». También puedes añadir un valor abajo.`,
    },
  };
}

/** Updates while the person types; the text never leaves the page. */
export function HintsList({
  draft,
  onOff,
}: {
  draft: Pick<Draft, 'message' | 'receivers' | 'values'>;
  /** The person switches the hints off permanently. */
  onOff: () => void;
}): ReactElement {
  const { t } = useLingui();
  const words = useWords();
  const text = useDeferredValue(draft.message);
  const values = useQuery(recognitionQueries.values()).data ?? [];
  const [isShown, setShown] = useState(false);
  const found = hintsOf(text, {
    values: values.flatMap(({ name, nameEn }) => (nameEn === null ? [name] : [name, nameEn])),
    names: draft.receivers.map(nameOf),
  });
  const marks: readonly (readonly [Mark, boolean])[] = [
    ['concrete', found.concrete],
    ...(found.value === null ? [] : [['value', found.value || draft.values.length > 0] as const]),
  ];
  const open = marks.find(([, is]) => !is)?.[0];
  return (
    <div className="-mt-2 flex flex-col gap-1.5 text-small">
      <div className="flex items-start gap-2">
        <ul
          aria-label={t`Ideas para tu mensaje`}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1"
        >
          {marks.map(([mark, is]) => (
            <li
              key={mark}
              className={classes('inline-flex items-center gap-1.5', is ? 'text-success-text' : 'text-soft')}
            >
              <Icon of={is ? Check : Circle} size={16} className="shrink-0" />
              {words[mark].label}
              {is ? (
                <span className="sr-only">
                  <Trans>(ya está)</Trans>
                </span>
              ) : null}
            </li>
          ))}
          {open === undefined ? null : (
            <li>
              <button
                type="button"
                aria-expanded={isShown}
                className="target rounded-control font-semibold text-link hover:underline"
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <Trans>Ocultar ejemplo</Trans> : <Trans>Ver un ejemplo</Trans>}
              </button>
            </li>
          )}
        </ul>
        <IconButton
          icon={X}
          size="small"
          label={t`No mostrar ideas`}
          onClick={onOff}
          className="-my-1.5 shrink-0"
        />
      </div>
      {isShown && open !== undefined ? (
        <p role="status" className="animate-appear text-soft">
          {words[open].example}
        </p>
      ) : found.generic ? (
        <p className="animate-appear text-soft">
          <Trans>Un detalle concreto hará que lo recuerde.</Trans>
        </p>
      ) : null}
    </div>
  );
}
