/** The queue where no column fits beside the feed; loaded on the press. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { WaitingContent } from './WaitingContent.tsx';

export function WaitingSheet({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  /** What else stands behind the line. */
  readonly children?: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Te espera`}>
      <div className="flex flex-col gap-6">
        <section aria-label={t`Te espera`} className="flex flex-col gap-2">
          <WaitingContent />
        </section>
        {children}
      </div>
    </Dialog>
  );
}
