/** The queue where no column fits beside the feed; loaded on the press. */
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useWaitingTitle } from './useWaitingTitle.ts';
import { WaitingContent } from './WaitingContent.tsx';

export function WaitingSheet({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  /** Further content of the sheet. */
  readonly children?: ReactNode;
}): ReactElement {
  const title = useWaitingTitle();
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="flex flex-col gap-2">
        <WaitingContent />
      </div>
      <div className="mt-6 flex flex-col gap-6 empty:hidden">{children}</div>
    </Dialog>
  );
}
