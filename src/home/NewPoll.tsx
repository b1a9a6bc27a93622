/** The button for a new poll below the composer line, if the organisation uses polls. */
import { Trans } from '@lingui/react/macro';
import { ChartBarBig } from 'lucide-react';
import type { ReactElement } from 'react';
import { useModule } from '#src/organization/organization.context.ts';
import { openPollDialog } from '#src/surveys/pollHost.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMe } from '#src/session/me.queries.ts';

/** Opens the form of a new poll. Below 900 px the feed stands here, and the command field opens it. */
export function NewPoll(): ReactElement | null {
  const isOn = useModule('surveys');
  const may = useMe()?.permissions.includes('polls.use') ?? false;
  if (!isOn || !may) return null;
  return (
    <Button
      variant="quiet"
      icon={ChartBarBig}
      // Closer to the composer line above than to the content below.
      className="-mt-4 -mb-2 self-start max-wide:hidden"
      onClick={() => openPollDialog({ kind: 'new' })}
    >
      <Trans>Crear una encuesta</Trans>
    </Button>
  );
}
