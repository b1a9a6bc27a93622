/** The vote of the reader on an idea, with the number of people who want it. */
import { useLingui } from '@lingui/react/macro';
import { ThumbsUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import type { ShownIdea } from './ideas.queries.ts';
import { refreshIdeas, voteIdea } from './ideas.writes.ts';

export function VoteButton({
  idea: { id, title, votes, voted },
}: {
  readonly idea: Pick<ShownIdea, 'id' | 'title' | 'votes' | 'voted'>;
}): ReactElement {
  const { t } = useLingui();
  const voting = useWrite(voteIdea, { refresh: refreshIdeas });
  // What was pressed shows at once; afterwards the list says it.
  const shown = voting.isPending ? voting.variables.vote : voted;
  const count = votes + Number(shown) - Number(voted);
  return (
    <ToggleChip
      pressed={shown}
      icon={ThumbsUp}
      onPress={() => {
        if (!voting.isPending)
          voting.mutate(
            { id, vote: !shown },
            {
              onError: (error) =>
                toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message }),
            },
          );
      }}
    >
      <span className="tabular-nums">{count}</span>
      <span className="sr-only">{t`Apoyar «${title}»`}</span>
    </ToggleChip>
  );
}
