/** The button of the person who asked: takes it back, after a question. */
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Sends } from '#src/api/documents.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { refreshDecisions } from './decisions.writes.ts';

export function Withdraw({
  id,
  write,
  label,
  question,
  confirmLabel,
  done,
  children,
}: {
  /** The thing that was asked for. */
  readonly id: string;
  readonly write: Sends<{ id: string }, unknown>;
  readonly label: ReactNode;
  readonly question: string;
  readonly confirmLabel: string;
  readonly done: string;
  /** What follows from it. */
  readonly children: ReactNode;
}): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const writing = useWrite(write, {
    refresh: refreshDecisions,
    onDone: () => {
      setIsOpen(false);
      toasts.raise({ severity: 'success', text: done });
    },
  });
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={question}
        confirmLabel={confirmLabel}
        busy={writing.isPending}
        failed={whyFailed(writing.error)}
        onConfirm={() => writing.mutate({ id })}
        onClose={() => setIsOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
