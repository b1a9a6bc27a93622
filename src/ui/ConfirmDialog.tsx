/** The confirmation before a destructive or final action; states its effects in words and numbers. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { severities } from './severity.ts';
import { Skeleton } from './Skeleton.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** A question that names the item. */
  title: string;
  /** The effects as text. */
  children?: ReactNode;
  /** The effects as numbers. */
  numbers?: readonly { readonly label: string; readonly value: ReactNode }[] | undefined;
  /** Additional input, below the numbers. */
  asks?: ReactNode;
  /** A verb that names the action, never "Aceptar". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'plain' | undefined;
  busy?: boolean | undefined;
  /** The error message of a failed action; the dialog stays open for a retry. */
  failed?: string | null | undefined;
  /** It was refused for good: the page behind shows what is now, and only the way back to it is offered. */
  over?: boolean | undefined;
  /** The numbers are still loading; the user cannot confirm before they are shown. */
  waiting?: boolean | undefined;
  onConfirm: () => void;
}

const { icon: failedIcon } = severities.error;

/** Focuses Cancel first if the action is destructive, otherwise the confirm button; returns the focus to the opener. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  numbers = [],
  asks,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  busy = false,
  failed,
  over = false,
  waiting = false,
  onConfirm,
}: ConfirmDialogProps): ReactElement {
  const isDanger = tone === 'danger';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      busy={busy}
      actions={
        <>
          {over ? null : (
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              busy={busy}
              disabled={waiting}
              data-autofocus={isDanger ? undefined : true}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          )}
          <Button
            variant="secondary"
            disabled={busy}
            data-autofocus={isDanger ? true : undefined}
            onClick={onClose}
          >
            {over ? <Trans>Ver cómo está</Trans> : (cancelLabel ?? <Trans>Cancelar</Trans>)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4" aria-busy={waiting || undefined}>
        {children === undefined ? null : <div className="text-soft">{children}</div>}
        {numbers.length === 0 ? null : (
          <dl className="divide-y divide-line rounded-control border border-line">
            {numbers.map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
                <dt className="text-small text-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">
                  {waiting ? <Skeleton className="my-1 h-4 w-12" /> : value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {asks}
        {failed === null || failed === undefined ? null : (
          <p
            role="alert"
            className="flex animate-appear items-start gap-2.5 rounded-control bg-error-tint px-3 py-2.5 text-small"
          >
            <Icon of={failedIcon} className="shrink-0 text-error-text" />
            {failed}
          </p>
        )}
      </div>
    </Dialog>
  );
}
