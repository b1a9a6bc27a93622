/** The panel or confirmation of an administrator's act on a document. */
import type { ReactElement } from 'react';
import { EditFile } from './EditFile.tsx';
import type { AskedFileAct } from './fileActs.ts';
import { NewVersion } from './NewVersion.tsx';
import { ProofsPanel } from './ProofsPanel.tsx';
import { RemoveFile } from './RemoveFile.tsx';

/** Needs a new `key` for each opening. */
export function FileActDialog({
  asked: { act, file },
  open,
  onClose,
}: {
  readonly asked: AskedFileAct;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const props = { file, open, onClose };
  switch (act) {
    case 'edit':
      return <EditFile {...props} />;
    case 'version':
      return <NewVersion {...props} />;
    case 'proofs':
      return <ProofsPanel {...props} />;
    case 'remove':
      return <RemoveFile {...props} />;
  }
}
