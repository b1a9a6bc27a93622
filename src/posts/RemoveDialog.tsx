/** The confirmation before a post is removed: it shows in numbers what happens to the points. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { answerQueries } from './answers.queries.ts';
import { closeGap, removePost } from './post.writes.ts';
import { reasonOf } from '#src/api/reason.ts';

/**
 * The post leaves the lists after the dialog has closed; the focus then moves to the page, because the
 * element that opened the dialog is gone.
 */
export function RemoveDialog({ post, onClose }: { post: Post; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const me = useMe();
  const removal = useQuery(answerQueries.removal(post.id));
  const [state, setState] = useState<{ busy: boolean; failed: string | null }>({ busy: false, failed: null });
  const isMine = post.sender?.id === me?.id;
  const known = removal.data;
  const numbers = [
    { label: t`Personas reconocidas`, count: known?.receivers ?? 0, words: formatNumber },
    {
      label: isMine ? t`Vuelven a tu billetera` : t`Vuelven a quien la envió`,
      count: known?.returned ?? 0,
      words: points,
    },
    {
      label: t`De ellos, ya canjeados: los asume la organización`,
      count: known?.writtenOff ?? 0,
      words: points,
    },
    { label: t`Vuelven a quienes sumaron puntos`, count: known?.boostsReturned ?? 0, words: points },
    { label: t`Comentarios que se van`, count: known?.comments ?? 0, words: formatNumber },
  ]
    .filter(({ count }, index) =>
      // A poll has no receivers.
      known === undefined
        ? index < 2 && post.pollId === null
        : (index === 0 && post.pollId === null) || count > 0,
    )
    .map(({ label, count, words }) => ({ label, value: words(count, language) }));

  const confirm = (): void => {
    if (known === undefined) {
      void removal.refetch();
      return;
    }
    setState({ busy: true, failed: null });
    removePost(post.id).then(
      ({ returned }) => {
        toasts.raise({
          severity: 'success',
          text:
            returned === 0
              ? t`Se eliminó la publicación.`
              : isMine
                ? t`Se eliminó la publicación. Volvieron ${points(returned, language)} a tu billetera.`
                : t`Se eliminó la publicación. Volvieron ${points(returned, language)} a quien la envió.`,
        });
        onClose();
        // After the dialog has returned the focus to a button that is about to disappear.
        setTimeout(() => {
          document.querySelector('main')?.focus({ preventScroll: true });
          closeGap(cache, post.id);
        });
      },
      (error: unknown) => setState({ busy: false, failed: `${t`No se eliminó.`} ${reasonOf(error)}` }),
    );
  };
  const notCounted = removal.isError && known === undefined;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t`¿Eliminar esta publicación?`}
      confirmLabel={notCounted ? t`Reintentar` : t`Eliminar`}
      numbers={numbers}
      waiting={removal.isFetching}
      busy={state.busy}
      failed={
        notCounted && !removal.isFetching
          ? `${t`No pudimos contar qué pasará.`} ${reasonOf(removal.error)}`
          : state.failed
      }
      onConfirm={confirm}
    >
      <Trans>Sale del inicio para todos y no se puede recuperar.</Trans>
    </ConfirmDialog>
  );
}
