/** The challenges of the person that run, on Home. Their code is fetched only while the module is on. */
import { Suspense, type ReactElement } from 'react';
import { optional } from '#src/lib/optional.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';

// Optional content: Home works without it.
const RunningChallenges = optional(() =>
  withTexts(() => import('#src/challenges/RunningChallenges.tsx')).then((file) => file.RunningChallenges),
);

/** Nothing if the person takes part in none. */
export function ChallengesHere({ className }: { className?: string }): ReactElement | null {
  const isOn = useModule('admin_retos');
  const may = useMe()?.permissions.includes('challenges.join') ?? false;
  return isOn && may ? (
    <Suspense>
      <RunningChallenges className={className} />
    </Suspense>
  ) : null;
}
