/** The buttons for a new poll, if the organisation uses polls: below the composer line, and on a phone beside what waits. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartBarBig } from 'lucide-react';
import type { ReactElement } from 'react';
import { useMay } from '#src/organization/useMay.ts';
import { openPollDialog } from '#src/surveys/pollHost.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';

const make = (): void => openPollDialog({ kind: 'new' });

const useMayAsk = (): boolean => useMay('polls.use', 'surveys');

/** From 900 px. Opens the form of a new poll. */
export const NewPoll = (): ReactElement | null =>
  useMayAsk() ? (
    <Button
      variant="quiet"
      icon={ChartBarBig}
      // Closer to the composer line above than to the content below.
      className="-mt-4 -mb-2 self-start max-wide:hidden"
      onClick={make}
    >
      <Trans>Crear una encuesta</Trans>
    </Button>
  ) : null;

/** Below 900 px, where the feed needs the room. A poll is a post: only with a feed. */
export function NewPollIcon(): ReactElement | null {
  const { t } = useLingui();
  return useMayAsk() ? (
    <IconButton
      icon={ChartBarBig}
      label={t`Crear una encuesta`}
      variant="secondary"
      className="size-14 rounded-card border-line wide:hidden"
      onClick={make}
    />
  ) : null;
}
