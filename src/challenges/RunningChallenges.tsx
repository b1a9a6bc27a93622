/** The challenges in which the person takes part and which run, on Home; a separate chunk with its texts. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { challengeAddress } from './challengeAddress.ts';
import { challengeQueries } from './challenges.queries.ts';
import { OwnBar } from './OwnBar.tsx';

/** More would fill the column. */
const shown = 2;

/** Draws nothing without one; a failed read is told at `/challenges`. */
export function RunningChallenges({ className }: { className?: string | undefined }): ReactElement | null {
  const { t } = useLingui();
  const say = useWording();
  const { data = [] } = useQuery(challengeQueries.own());
  const running = data.flatMap((challenge) =>
    challenge.state === 'running' && challenge.own !== null ? [{ challenge, own: challenge.own }] : [],
  );
  if (running.length === 0) return null;
  return (
    <Card
      as="section"
      aria-label={t`Tus retos en marcha`}
      className={classes('flex animate-appear flex-col gap-3', className)}
    >
      <CardTitle>
        <Trans>Tus retos</Trans>
      </CardTitle>
      <ul className="flex flex-col gap-4">
        {running.slice(0, shown).map(({ challenge, own }) => (
          <li key={challenge.id} className="flex flex-col gap-2">
            <Link
              href={challengeAddress(challenge.id)}
              className="rounded-control text-small font-semibold wrap-anywhere hover:underline"
            >
              {say(challenge.name, challenge.nameEn)}
            </Link>
            <OwnBar challenge={challenge} own={own} />
          </li>
        ))}
      </ul>
      {running.length > shown ? (
        <Link href="/challenges" className="self-start text-small font-semibold text-link hover:underline">
          <Trans>Ver todos</Trans>
        </Link>
      ) : null}
    </Card>
  );
}
