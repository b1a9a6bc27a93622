/** The challenges of the person that run, on Home. Asked for only while the module is on. */
import type { ReactElement } from 'react';
import { RunningChallenges } from '#src/challenges/RunningChallenges.tsx';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';

/** Nothing if the person takes part in none. */
export function ChallengesHere({ className }: { className?: string }): ReactElement | null {
  const isOn = useModule('admin_retos');
  const may = useMe()?.permissions.includes('challenges.join') ?? false;
  return isOn && may ? <RunningChallenges className={className} /> : null;
}
