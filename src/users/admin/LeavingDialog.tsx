/** Confirmation before an account is deactivated or deleted. Shows the effects in numbers, or the reason of a refusal. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { peopleAdminQueries, peopleAdminWrites, refreshPeople, type Leaving } from './peopleAdmin.queries.ts';

/** The user of the account. */
export interface Leaver {
  readonly id: string;
  readonly name: string;
}

/** The act: deactivation, deletion, or deletion on request of the user. */
export type LeavingAct =
  | { readonly kind: 'deactivate' }
  | { readonly kind: 'delete'; readonly isActive: boolean }
  | { readonly kind: 'approve'; readonly requestId: string };

const numberless: Omit<Leaving, 'deactivateRefused' | 'deleteRefused'> = {
  posts: 0,
  pointsToGive: 0,
  pointsToRedeem: 0,
  openOrders: 0,
  reports: 0,
  departments: 0,
};

/** The effects on the data of the user, as lines of the dialog. */
function useLeavingNumbers(
  isDeleting: boolean,
  found: typeof numberless | undefined,
): readonly { readonly label: string; readonly value: ReactNode }[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { posts, pointsToGive, pointsToRedeem, openOrders, reports, departments } = found ?? numberless;
  const lines: readonly (readonly [string, number])[] = isDeleting
    ? [
        [t`Publicaciones que quedan sin su nombre`, posts],
        [t`Puntos que vuelven a la organización`, pointsToGive + pointsToRedeem],
        [t`Personas que quedan sin líder`, reports],
        [t`Departamentos que quedan sin líder`, departments],
        [t`Pedidos en curso`, openOrders],
      ]
    : [
        [t`Pedidos en curso`, openOrders],
        [t`Puntos para dar que conserva`, pointsToGive],
        [t`Puntos para canjear que conserva`, pointsToRedeem],
        [t`Personas a su cargo`, reports],
        [t`Departamentos que lidera`, departments],
      ];
  return lines.map(([label, value]) => ({ label, value: formatNumber(value, language) }));
}

const Refused = ({ why }: { readonly why: string }): ReactElement => (
  <p className="flex items-start gap-2.5 rounded-control bg-warning-tint px-3 py-2.5 text-small text-ink">
    <Icon of={severities.warning.icon} className="shrink-0 text-warning-text" />
    <span>{why}</span>
  </p>
);

interface LeavingDialogProps {
  readonly act: LeavingAct;
  readonly person: Leaver;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after a deletion, so that the caller closes the panel of the user. */
  readonly onGone?: (() => void) | undefined;
  /** Offered in place of a refused deletion. */
  readonly onDeactivate?: (() => void) | undefined;
}

/** The numbers are loaded each time the dialog opens. The act cannot be confirmed without them. */
export function LeavingDialog({
  act,
  person: { id, name },
  open,
  onClose,
  onGone,
  onDeactivate,
}: LeavingDialogProps): ReactElement {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const isDeleting = act.kind !== 'deactivate';
  const query = useQuery({ ...peopleAdminQueries.leaving(id), enabled: open });
  const effects = query.data;
  const write = useWrite(
    (given: { readonly id: string; readonly reason: string }, key): Promise<unknown> => {
      switch (act.kind) {
        case 'deactivate':
          return peopleAdminWrites.turn({ id: given.id, active: false }, key);
        case 'delete':
          return peopleAdminWrites.remove(given, key);
        case 'approve':
          return peopleAdminWrites.decide({ id: act.requestId, approve: true }, key);
      }
    },
    {
      refresh: refreshPeople,
      onDone: () => {
        onClose();
        if (isDeleting) onGone?.();
        toasts.raise({
          severity: 'success',
          text: isDeleting ? t`Eliminaste a ${name}.` : t`Desactivaste a ${name}.`,
        });
      },
    },
  );
  const refused = (isDeleting ? effects?.deleteRefused : effects?.deactivateRefused) ?? null;
  const mayDeactivate =
    act.kind === 'delete' &&
    act.isActive &&
    onDeactivate !== undefined &&
    effects?.deactivateRefused === null;
  const isLost = effects === undefined && query.isError;
  const numbers = useLeavingNumbers(isDeleting, effects);
  const confirm = (): void => {
    if (isLost) void query.refetch();
    else if (refused === null) write.mutate({ id, reason: reason.trim() });
    else {
      onClose();
      if (mayDeactivate) onDeactivate();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isDeleting ? t`¿Eliminar a ${name}?` : t`¿Desactivar a ${name}?`}
      confirmLabel={
        isLost
          ? t`Reintentar`
          : refused !== null
            ? mayDeactivate
              ? t`Desactivar`
              : t`Entendido`
            : isDeleting
              ? t`Eliminar para siempre`
              : t`Desactivar`
      }
      tone={isLost || refused !== null ? 'plain' : 'danger'}
      busy={write.isPending || (isLost && query.isFetching)}
      waiting={effects === undefined && !isLost}
      failed={isLost ? t`No pudimos contar lo que significa.` : whyFailed(write.error)}
      numbers={isLost ? [] : numbers}
      asks={
        act.kind === 'delete' && effects !== undefined && refused === null ? (
          <TextArea
            label={t`Motivo`}
            hint={t`Queda para quienes administran.`}
            optional
            rows={2}
            maxLength={textLength.description}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        ) : null
      }
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        {refused === null ? null : <Refused why={refused} />}
        {isDeleting ? (
          <p>
            <Trans>
              Se borra todo lo que dice quién es: nombre, correo, fechas y fotos. Lo que escribió y dio se
              queda sin su nombre. No se puede deshacer.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              Sus sesiones se cierran ya y no puede volver a entrar. Deja de aparecer entre las personas; lo
              que escribió se queda. Puedes activarla de nuevo cuando quieras.
            </Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
