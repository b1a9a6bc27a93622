/** "Te esperan 4" in the column beside the feed. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { firstShown, waitingQueries } from './waiting.queries.ts';
import { WaitingContent } from './WaitingContent.tsx';

export function WaitingCard(): ReactElement {
  const { t } = useLingui();
  const total = useQuery(waitingQueries.queue(firstShown)).data?.total ?? 0;
  return (
    <Card as="section" aria-label={t`Te espera`} className="flex flex-col gap-2">
      <CardTitle>
        {total === 0 ? (
          <Trans>Te espera</Trans>
        ) : (
          <Plural value={total} one="Te espera #" other="Te esperan #" />
        )}
      </CardTitle>
      <WaitingContent />
    </Card>
  );
}
