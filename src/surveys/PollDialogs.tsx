/** The dialogs about polls, one at a time: a chunk that is fetched with the first of them. */
import type { ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { ClosePollDialog } from './ClosePollDialog.tsx';
import { PollFormDialog } from './PollFormDialog.tsx';
import { closePollDialog, usePollHost } from './pollHost.store.ts';

/** Mount it once in the signed-in part; closing returns the focus to the element that opened the dialog. */
export function PollDialogs(): ReactElement | null {
  const { dialog, opening } = usePollHost();
  const me = useMe();
  if (dialog === null || me === undefined) return null;
  switch (dialog.kind) {
    case 'new':
      return <PollFormDialog key={opening} owner={me} onClose={closePollDialog} />;
    case 'edit':
      return <PollFormDialog key={opening} owner={me} poll={dialog.poll} onClose={closePollDialog} />;
    case 'close':
      return <ClosePollDialog key={opening} poll={dialog.poll} onClose={closePollDialog} />;
  }
}
