/** Who reacted to a post and how, newest first, page by page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty, Failed, Loading } from '#src/ui/Picture.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { answerQueries } from './answers.queries.ts';
import { PersonRow, PersonRows } from './PersonRow.tsx';
import { reactionIcon } from './reactionIcons.ts';
import { reactionWord } from './reactions.ts';

/** A list in a dialog. */
export function ReactedDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const who = useInfiniteQuery(answerQueries.reactions(id));
  const rows = who.data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog open onClose={onClose} title={t`Quiénes reaccionaron`} size="small">
      {rows === undefined ? (
        who.isError ? (
          <Failed
            what={<Trans>No pudimos cargar quiénes reaccionaron.</Trans>}
            onRetry={() => void who.refetch()}
            busy={who.isFetching}
          />
        ) : (
          <Loading label={t`Cargando`}>
            <PersonRows />
          </Loading>
        )
      ) : rows.length === 0 ? (
        <Empty drawing="people" text={<Trans>Nadie ha reaccionado todavía.</Trans>} />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {rows.map(({ id: key, user, code }) => (
              <PersonRow key={key} user={user}>
                <span className="inline-flex items-center gap-1.5 text-small text-soft">
                  <Icon of={reactionIcon(code)} className="text-link" />
                  {reactionWord(code, language)}
                </span>
              </PersonRow>
            ))}
          </ul>
          {who.isFetchNextPageError ? (
            <Failed
              what={<Trans>No pudimos cargar más.</Trans>}
              onRetry={() => void who.fetchNextPage()}
              busy={who.isFetching}
            />
          ) : who.hasNextPage ? (
            <Button
              variant="secondary"
              size="small"
              wide
              className="mt-3"
              busy={who.isFetchingNextPage}
              onClick={() => void who.fetchNextPage()}
            >
              <Trans>Ver más</Trans>
            </Button>
          ) : null}
        </>
      )}
    </Dialog>
  );
}
