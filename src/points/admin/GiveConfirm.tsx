/** Confirmation before points are given: the number of people, the total and the remaining points. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** The points about to be given. */
export interface Giving {
  readonly people: number;
  readonly total: number;
}

/** Stays open while the outcome is unknown. A retry cannot give the points twice. */
export function GiveConfirm({
  giving: { people, total },
  left,
  open,
  busy,
  failed,
  onClose,
  onConfirm,
}: {
  readonly giving: Giving;
  readonly left: number;
  readonly open: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const sum = pointsIn(total, language);
  const again = t`Puedes intentarlo otra vez: no se dan dos veces.`;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      tone="plain"
      title={t`¿Dar ${sum}?`}
      confirmLabel={t`Dar ${sum}`}
      busy={busy}
      failed={failed === null ? null : `${failed} ${again}`}
      numbers={[
        { label: t`Personas`, value: formatNumber(people, language) },
        { label: t`En total`, value: sum },
        {
          label: t`Quedan por repartir`,
          value: pointsIn(Math.max(0, left - total), language),
        },
      ]}
      onConfirm={onConfirm}
    >
      {people === 1 ? (
        <Trans>Llegan enseguida. No se pueden retirar después.</Trans>
      ) : (
        <Trans>
          Llegan enseguida a todas las personas de la lista, o a ninguna. No se pueden retirar después.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
