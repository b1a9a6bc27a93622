/** One challenge of the list. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { challengeAddress } from './challengeAddress.ts';
import { useCounting, useSpan } from './challengeWords.ts';
import type { ShownChallenge } from './challenges.queries.ts';
import { OwnBar } from './OwnBar.tsx';

function State({ challenge: { state, own } }: { challenge: ShownChallenge }): ReactElement | null {
  if (own !== null && own.completedAt !== null)
    return (
      <StatusTag severity="success">
        <Trans>Lo lograste</Trans>
      </StatusTag>
    );
  if (state === 'coming')
    return (
      <StatusTag severity="info">
        <Trans>Por empezar</Trans>
      </StatusTag>
    );
  if (own === null) return null;
  return (
    <StatusTag severity="info">
      <Trans>Participas</Trans>
    </StatusTag>
  );
}

export function ChallengeCard({ challenge }: { challenge: ShownChallenge }): ReactElement {
  const { t } = useLingui();
  const { rule } = useCounting(challenge);
  const span = useSpan(challenge);
  const say = useWording();
  const { id, name, nameEn, participants, own } = challenge;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-h5 font-semibold wrap-anywhere">
          <Link
            href={challengeAddress(id)}
            className="rounded-control hover:underline"
            title={t`Ver el reto`}
          >
            {say(name, nameEn)}
          </Link>
        </h3>
        <State challenge={challenge} />
      </div>
      <p className="text-small">{rule}</p>
      <p className="text-small text-soft">
        {span} · <Plural value={participants} one="# persona" other="# personas" />
      </p>
      {own === null ? null : <OwnBar challenge={challenge} own={own} />}
    </Card>
  );
}
