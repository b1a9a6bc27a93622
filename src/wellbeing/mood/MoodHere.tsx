/** The mood row on Home; a chunk of its own, asked for beside the feed. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { MoodForm } from './MoodForm.tsx';
import { useMoodToday } from './useMoodToday.ts';

export function MoodHere({
  owner,
  className,
}: {
  readonly owner: DraftOwner;
  readonly className?: string | undefined;
}): ReactElement {
  const actor = useMoodToday(owner);
  return (
    <Card as="section" padding="small" className={className}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle>
          <Trans>¿Cómo estás hoy?</Trans>
        </CardTitle>
        <Link href="/telemedicine" className="text-small font-semibold text-link hover:underline">
          <Trans>Solo tú lo ves</Trans>
        </Link>
      </div>
      <MoodForm actor={actor} />
    </Card>
  );
}
