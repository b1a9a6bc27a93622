/** The questions before a period is closed, and before its open goals go into another one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { refusalOf } from '#src/api/refusalOf.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { wording } from '#src/forms/wording.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { orgGoalResource, periodResource, type Period } from './goalsAdmin.queries.ts';

type Props = DialogTie & { readonly period: Period };

/** The numbers as they are now; they stay as they are once the period is closed. */
export function ClosePeriodDialog({ period, open, onClose }: Props): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { id } = period;
  const name = wording(period.name, period.nameEn, language);
  const counted = [
    {
      label: t`Abiertos que se quedan`,
      query: useQuery(orgGoalResource.count(id, { status: 'open', carried: false })),
    },
    {
      label: t`Abiertos que ya pasaste a otro periodo`,
      query: useQuery(orgGoalResource.count(id, { status: 'open', carried: true })),
    },
    { label: t`Logrados`, query: useQuery(orgGoalResource.count(id, { status: 'done' })) },
    { label: t`Cerrados antes de la meta`, query: useQuery(orgGoalResource.count(id, { status: 'ended' })) },
    { label: t`Cancelados`, query: useQuery(orgGoalResource.count(id, { status: 'cancelled' })) },
  ];
  const closing = useWrite(periodResource.close, {
    refresh: periodResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Cerraste ${name}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Cerrar ${name}?`}
      confirmLabel={t`Cerrar el periodo`}
      busy={closing.isPending}
      {...refusalOf(closing.error)}
      numbers={counted.map(({ label, query }) => ({
        label,
        value: query.data === undefined ? '–' : formatNumber(query.data.pagination.total, language),
      }))}
      onConfirm={() => closing.mutate({ id })}
    >
      <Trans>
        Sus objetivos quedan como están y ya no reciben avances. No se puede volver a abrir; los que se quedan
        puedes pasarlos después a otro periodo.
      </Trans>
    </ConfirmDialog>
  );
}

export function CarryOverDialog({ period, open, onClose }: Props): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { id } = period;
  const name = wording(period.name, period.nameEn, language);
  const others = (useQuery(periodResource.list()).data ?? []).filter(
    (one) => one.id !== id && one.closedAt === null,
  );
  const [chosen, setChosen] = useState<string>();
  const toId = chosen ?? others[0]?.id;
  const carrying = useWrite(periodResource.carryOver, {
    refresh: periodResource.refresh,
    onDone: ({ carried }: { readonly carried: number }) => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Objetivos que pasaron al otro periodo: ${carried}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Pasar los objetivos abiertos de ${name}?`}
      confirmLabel={t({ message: 'Pasar', context: 'period' })}
      tone="plain"
      over={others.length === 0}
      busy={carrying.isPending}
      failed={others.length === 0 ? t`Primero crea otro periodo abierto.` : whyFailed(carrying.error)}
      asks={
        others.length === 0 || toId === undefined ? undefined : (
          <Select
            label={t`A qué periodo`}
            value={toId}
            onChange={setChosen}
            options={others.map((one) => ({
              value: one.id,
              label: wording(one.name, one.nameEn, language),
            }))}
          />
        )
      }
      onConfirm={() => {
        if (toId !== undefined) carrying.mutate({ id, toId });
      }}
    >
      <Trans>
        Cada objetivo abierto se copia una vez, con un enlace al de antes. El de antes queda con sus avances.
      </Trans>
    </ConfirmDialog>
  );
}
