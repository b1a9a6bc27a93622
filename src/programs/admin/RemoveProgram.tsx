/** The question before a program is deleted: what happens to what was begun is said first, in numbers. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { refusalOf } from '#src/api/refusalOf.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { programResource, type AdminProgram } from './programsAdmin.queries.ts';

export function RemoveProgram({
  program: { id, ...program },
  open,
  onClose,
}: DialogTie & { readonly program: AdminProgram }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const name = useWording()(program.name, program.nameEn);
  const { data, error } = useQuery({ ...programResource.removal(id), enabled: open });
  const removal = useWrite(programResource.remove, {
    refresh: programResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste ${name}.` });
    },
  });
  const refusal = refusalOf(removal.error);
  const { assigned = 0, begun = 0, waiting = 0, finished = 0, unpaid = 0 } = data ?? {};
  const said = (value: number): string => formatNumber(value, language);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar ${name}?`}
      confirmLabel={t`Eliminar`}
      busy={removal.isPending}
      waiting={data === undefined}
      {...refusal}
      failed={refusal.failed ?? (error === null ? null : whyFailed(error))}
      numbers={[
        { label: t`Personas que participan`, value: said(assigned) },
        { label: t`En curso`, value: said(begun) },
        { label: t`Entregas por decidir`, value: said(waiting) },
        { label: t`Terminaron`, value: said(finished) },
      ]}
      onConfirm={() => removal.mutate({ id })}
    >
      <p>
        <Trans>
          Se borran sus lecciones, lo que cada persona avanzó y lo que entregó. Los puntos e insignias ya
          dados se quedan. No se puede deshacer; desactivarlo conserva todo.
        </Trans>
      </p>
      {unpaid === 0 ? null : (
        <p className="mt-2">
          <Plural
            value={unpaid}
            one="# premio espera al presupuesto y se pierde."
            other="# premios esperan al presupuesto y se pierden."
          />
        </p>
      )}
    </ConfirmDialog>
  );
}
