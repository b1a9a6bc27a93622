/** The people who boosted a post; if points are not public, only the user's own boost. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { points, signed } from '#src/lib/numbers.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { answerQueries } from './answers.queries.ts';
import { PersonRow, PersonRows } from '#src/people/PersonRow.tsx';

export function BoostedDialog({ post, onClose }: { post: Post; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const who = useQuery(answerQueries.boosts(post.id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Quiénes sumaron puntos`}
      size="small"
      description={
        post.boostPoints === null ? undefined : <Trans>{points(post.boostPoints, language)} en total.</Trans>
      }
    >
      {who.data === undefined ? (
        who.isError ? (
          <Failed
            what={<Trans>No pudimos cargar quiénes sumaron puntos.</Trans>}
            onRetry={() => void who.refetch()}
            busy={who.isFetching}
          />
        ) : (
          <Loading label={t`Cargando`}>
            <PersonRows />
          </Loading>
        )
      ) : who.data.length === 0 ? (
        <Empty
          drawing="people"
          text={<Trans>Tu organización muestra estos puntos solo a quienes participan.</Trans>}
        />
      ) : (
        <ul className="divide-y divide-line">
          {who.data.map(({ id, user, total }) => (
            <PersonRow key={id} user={user}>
              <span className="text-small font-semibold tabular-nums">{signed(total, language)}</span>
            </PersonRow>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
