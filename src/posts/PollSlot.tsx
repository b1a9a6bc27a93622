/** The slot of a poll in its post: fetches chunk and texts with the first visible poll. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { PollSkeleton } from '#src/surveys/PollSkeleton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { useMe } from '#src/session/me.queries.ts';

type Card = ComponentType<{ id: string; owner: string }>;

const load = async (): Promise<Card> => (await withTexts(() => import('#src/surveys/PollCard.tsx'))).PollCard;

// Once loaded, a post that scrolls back into view shows its poll at once.
let here: Card | null = null;

/** A failure to load the chunk is shown in place, with a retry. */
export function PollSlot({ id }: { id: string }): ReactElement {
  const { t } = useLingui();
  const owner = useMe()?.id;
  const [state, setState] = useState<{ card: Card | null; attempt: number; failed: boolean }>({
    card: here,
    attempt: 0,
    failed: false,
  });
  const { card: Found, attempt, failed } = state;
  const isHere = Found !== null;
  useEffect(() => {
    if (isHere) return undefined;
    let isShown = true;
    load().then(
      (card) => {
        here = card;
        if (isShown) setState((before) => ({ ...before, card, failed: false }));
      },
      () => {
        if (isShown) setState((before) => ({ ...before, failed: true }));
      },
    );
    return () => {
      isShown = false;
    };
  }, [isHere, attempt]);
  if (failed)
    return (
      <Failed
        what={<Trans context="poll">No pudimos cargar la encuesta.</Trans>}
        onRetry={() => setState({ card: null, attempt: attempt + 1, failed: false })}
      />
    );
  if (Found === null || owner === undefined)
    return (
      <Loading label={t({ message: 'Cargando la encuesta', context: 'poll' })}>
        <PollSkeleton />
      </Loading>
    );
  return <Found key={`${owner} ${id}`} id={id} owner={owner} />;
}
