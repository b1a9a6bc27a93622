/** The toast stack at the bottom right (spec §2, §9); the caller manages the timers. */
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { FocusEvent, ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { Severity } from '#src/lib/severity.ts';
import { severities } from './severity.ts';

export interface Toast {
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Pointer or focus is on the stack: pause the timers. */
  onHold: () => void;
  /** Pointer and focus have left: resume the timers. */
  onRelease: () => void;
}

function Line({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }): ReactElement {
  const { t, i18n } = useLingui();
  const { icon, word, fill } = severities[toast.severity];
  return (
    <li className="pointer-events-auto flex w-full animate-appear items-start gap-3 rounded-card border border-line bg-raised p-3 shadow-raised">
      <span
        className={classes('inline-flex size-8 shrink-0 items-center justify-center rounded-control', fill)}
      >
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 py-0.5">
        <p className="text-small font-semibold">{i18n._(word)}</p>
        <p className="text-small text-ink">{toast.text}</p>
        {toast.action === undefined ? null : (
          <button
            type="button"
            onClick={toast.action.onAct}
            className="target -ms-2 mt-1 rounded-control px-2 text-small font-semibold text-link hover:bg-brand-tint"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton size="small" icon={X} label={t`Cerrar aviso`} onClick={() => onDismiss(toast.id)} />
    </li>
  );
}

/** A polite live region above all other content; `--bottom-bar` lifts it above a bottom bar. While a panel or dialog is
 * open, whose actions are at the bottom and on the right, it is on the other side: left, or on top on a phone. */
export function Toaster({ toasts, onDismiss, onHold, onRelease }: ToasterProps): ReactElement {
  const { t } = useLingui();
  const left = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only pause the timers; the buttons inside are the interactive elements
    <section
      aria-label={t`Avisos`}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={left}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(16px+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-60 flex justify-end wide:start-auto wide:end-6 wide:bottom-6 [:root:has([role=dialog])_&]:wide:start-6 [:root:has([role=dialog])_&]:wide:end-auto [:root:has([role=dialog])_&]:max-wide:top-2 [:root:has([role=dialog])_&]:max-wide:bottom-auto"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex w-full flex-col gap-2 wide:w-[380px]">
        {toasts.map((toast) => (
          <Line key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </ol>
    </section>
  );
}
