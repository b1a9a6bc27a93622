/** Confirmation before a reported post is removed, with the effect on points in numbers. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { reportQueries, type Reported } from './moderation.queries.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useVerdict } from './useVerdict.ts';

/** The numbers are loaded when the dialog opens. The removal cannot be confirmed without them. */
export function RemovePost({
  reported,
  open,
  onClose,
}: {
  readonly reported: Reported;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { post } = reported;
  const remove = useVerdict('remove', onClose);
  // No query during or after the removal: the post no longer exists.
  const isGoing = (remove.isPending || remove.isSuccess) && remove.variables.id === post.id;
  const query = useQuery({ ...reportQueries.removal(post.id), enabled: open && !isGoing });
  const number = (value: number | undefined): string =>
    value === undefined ? '—' : pointsIn(value, language);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Quitar esta publicación?`}
      confirmLabel={query.isError ? t`Reintentar` : t`Quitar`}
      waiting={query.isFetching}
      busy={remove.isPending}
      failed={query.isError ? t`No pudimos contar lo que cambia.` : whyFailed(remove.error)}
      numbers={[
        {
          label: post.sender === null ? t`Vuelven a la organización` : t`Vuelven a quien la envió`,
          value: number(query.data?.returned),
        },
        // A zero gets no line.
        ...(query.data?.boostsReturned === 0
          ? []
          : [{ label: t`Vuelven a quienes sumaron`, value: number(query.data?.boostsReturned) }]),
        ...(query.data?.writtenOff === 0
          ? []
          : [
              {
                label: t`Ya gastados: los asume la organización`,
                value: number(query.data?.writtenOff),
              },
            ]),
        {
          label: t`Personas que la recibieron`,
          value: query.data === undefined ? '—' : formatNumber(query.data.receivers, language),
        },
        {
          label: t`Comentarios que se van con ella`,
          value: query.data === undefined ? '—' : formatNumber(query.data.comments, language),
        },
      ]}
      onConfirm={() => {
        if (query.isError) void query.refetch();
        else remove.mutate({ id: post.id, reported });
      }}
    >
      <Trans>Deja de verse para todas las personas y sus puntos vuelven. No se puede deshacer.</Trans>
    </ConfirmDialog>
  );
}
