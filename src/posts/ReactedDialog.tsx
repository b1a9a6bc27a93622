/** The people who reacted to a post, with their reactions, newest first, page by page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { answerQueries } from './answers.queries.ts';
import { PersonPages } from '#src/people/PersonPages.tsx';
import { PersonRow } from '#src/people/PersonRow.tsx';
import { reactionIcon } from './reactionIcons.ts';
import { reactionWord } from './reactions.ts';

export function ReactedDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const who = useInfiniteQuery(answerQueries.reactions(id));
  return (
    <Dialog open onClose={onClose} title={t`Quiénes reaccionaron`} size="small">
      <PersonPages
        who={who}
        what={<Trans>No pudimos cargar quiénes reaccionaron.</Trans>}
        empty={<Empty drawing="people" text={<Trans>Nadie ha reaccionado todavía.</Trans>} />}
      >
        {({ id: key, user, code }) => (
          <PersonRow key={key} user={user}>
            <span className="inline-flex items-center gap-1.5 text-small text-soft">
              <Icon of={reactionIcon(code)} className="text-link" />
              {reactionWord(code, language)}
            </span>
          </PersonRow>
        )}
      </PersonPages>
    </Dialog>
  );
}
