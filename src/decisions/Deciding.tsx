/** The card of a decision on the page of what is decided on, for those who decide or decided. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { createDecision } from './decision.actors.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { ShownDecision } from './decisions.queries.ts';
import type { Decided } from './decisions.writes.ts';
import { HandOver } from './HandOver.tsx';

/** Its machine runs while the card is shown. */
export function Deciding({
  of: { id, subject, mayHandOver },
  decided,
  refresh,
}: {
  readonly of: Pick<ShownDecision, 'id' | 'subject' | 'mayHandOver'>;
  /** The thing as its domain reads it; asked for once. */
  readonly decided: (cache: QueryClient) => Decided;
  readonly refresh: (cache: QueryClient) => void;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [actor] = useState(() => createDecision(cache, decided(cache)));
  const [isHandingOver, setIsHandingOver] = useState(false);
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return (
    <Card as="section" aria-label={t`La decisión`} className="flex flex-col gap-4">
      <CardTitle>
        <Trans>La decisión</Trans>
      </CardTitle>
      <DecisionForm actor={actor} subject={subject} />
      {mayHandOver ? (
        <Button variant="quiet" className="self-start" onClick={() => setIsHandingOver(true)}>
          <Trans>Pasarla a otra persona</Trans>
        </Button>
      ) : null}
      {isHandingOver ? (
        <HandOver id={id} open refresh={refresh} onClose={() => setIsHandingOver(false)} />
      ) : null}
    </Card>
  );
}
