/** "Te esperan 4" in the column beside the feed. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { useWaitingTitle } from './useWaitingTitle.ts';
import { WaitingContent } from './WaitingContent.tsx';

export function WaitingCard(): ReactElement {
  const { t } = useLingui();
  const title = useWaitingTitle();
  return (
    <Card as="section" aria-label={t`Te espera`} className="flex flex-col gap-2">
      <CardTitle>{title}</CardTitle>
      <WaitingContent />
    </Card>
  );
}
