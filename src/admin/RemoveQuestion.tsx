/** Confirmation before something is deleted: shows the effects, then deletes and raises a toast. */
import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { refusalOf } from '#src/api/refusalOf.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

/** The dialog stays open with the reason while deleting fails. */
export function RemoveQuestion({
  id,
  open,
  onClose,
  title,
  confirmLabel,
  cancelLabel,
  numbers = [],
  of: { remove, refresh },
  done,
  children,
}: {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A verb; by default "Eliminar". */
  readonly confirmLabel?: string;
  /** By default "Cancelar". */
  readonly cancelLabel?: string;
  readonly numbers?: readonly { readonly label: string; readonly value: number }[];
  /** The entity, as `adminResource` makes it. */
  readonly of: {
    readonly remove: (given: { readonly id: string }, key: string) => Promise<unknown>;
    readonly refresh: (cache: QueryClient) => void;
  };
  /** The toast afterwards. */
  readonly done: string;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const removal = useWrite(remove, {
    refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: done });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      confirmLabel={confirmLabel ?? t`Eliminar`}
      cancelLabel={cancelLabel}
      busy={removal.isPending}
      {...refusalOf(removal.error)}
      numbers={numbers.map(({ label, value }) => ({ label, value: formatNumber(value, language) }))}
      onConfirm={() => removal.mutate({ id })}
    >
      {children}
    </ConfirmDialog>
  );
}
