/**
 * A post in a side panel of another screen, which shows the cause of a movement of points; loaded on first
 * use.
 */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { OnePost } from './OnePost.tsx';

/** Open while there is an id; closing returns the focus to the element that opened it. */
export function PostPanel({ id, onClose }: { id: string | null; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog open={id !== null} onClose={onClose} title={t`De dónde viene`} placement="side" size="medium">
      {id === null ? null : <OnePost id={id} />}
    </Dialog>
  );
}
