/** The card of a decision on the page of what is decided on, for those who decide or decided. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { createDecision } from './decision.actors.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { ShownDecision } from './decisions.queries.ts';
import { decidedIn, refreshDecisions, type DecidedIn } from './decisions.writes.ts';
import { HandOver } from './HandOver.tsx';

/** Its machine runs while the card is shown, and hears each read of the thing. */
export function Deciding<T, K extends QueryKey>({
  of,
  ...thing
}: DecidedIn<T, K> & { readonly of: ShownDecision }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [actor] = useState(() => createDecision(cache, decidedIn(cache, of, thing)));
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
      <DecisionForm actor={actor} subject={of.subject} />
      {of.mayHandOver ? (
        <Button variant="quiet" className="self-start" onClick={() => setIsHandingOver(true)}>
          <Trans>Pasarla a otra persona</Trans>
        </Button>
      ) : null}
      {isHandingOver ? (
        <HandOver id={of.id} open refresh={refreshDecisions} onClose={() => setIsHandingOver(false)} />
      ) : null}
    </Card>
  );
}
