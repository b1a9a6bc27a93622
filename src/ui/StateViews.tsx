/** The states of a view without its content: loading, empty, failed and stale; `SwitchedOff.tsx` has the fifth. */
import { Trans } from '@lingui/react/macro';
import { History, RotateCw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Drawing, type DrawingName } from './Drawing.tsx';
import { Icon } from './Icon.tsx';

/** A skeleton in the exact shape of the coming content; visible only after 150 ms, announced once. */
export function Loading({
  label,
  children,
}: {
  label?: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <div aria-busy="true" className="animate-late">
      <output className="sr-only">{label ?? <Trans>Cargando</Trans>}</output>
      {children}
    </div>
  );
}

/** A drawing above text. */
export function Illustration({
  drawing,
  children,
}: {
  drawing: DrawingName;
  children: ReactNode;
}): ReactElement {
  return (
    <div className="flex animate-appear flex-col items-center gap-4 px-4 py-10 text-center">
      <Drawing of={drawing} />
      {children}
    </div>
  );
}

/** Width of a sentence in an illustration. */
export const sentence = 'max-w-[44ch] text-balance';

/** Empty state: the reason, and one button to add content. */
export function Empty({
  drawing = 'message',
  text,
  action,
}: {
  drawing?: DrawingName | undefined;
  text: ReactNode;
  action?: ReactNode;
}): ReactElement {
  return (
    <Illustration drawing={drawing}>
      <p className={classes(sentence, 'text-soft')}>{text}</p>
      {action}
    </Illustration>
  );
}

export interface FailedProps {
  /** A sentence that names the failed content. */
  what: ReactNode;
  /** The reason, or the data that was kept. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  busy?: boolean | undefined;
  /** Age of the old data ("hace 5 min"); requires `children`. */
  age?: string | undefined;
  /** The old data, if available; it stays visible. */
  children?: ReactNode;
}

const Retry = ({ onRetry, busy = false }: Pick<FailedProps, 'onRetry' | 'busy'>): ReactElement | null =>
  onRetry === undefined ? null : (
    <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onRetry}>
      <Trans>Reintentar</Trans>
    </Button>
  );

/** Loading failed: looks different from empty and always offers an action. */
export function Failed({ what, detail, onRetry, busy, age, children }: FailedProps): ReactElement {
  if (children === undefined || children === null) {
    return (
      <Illustration drawing="broken">
        <div role="alert" className={sentence}>
          <p className="font-semibold">{what}</p>
          {detail === undefined ? null : <p className="mt-1 text-soft">{detail}</p>}
        </div>
        <Retry onRetry={onRetry} busy={busy} />
      </Illustration>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex animate-appear flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-error-tint py-3 ps-4 pe-3">
        <p role="alert" className="min-w-48 flex-1 text-small">
          <span className="font-semibold">{what}</span>{' '}
          {age === undefined ? null : (
            <span className="text-soft">
              <Trans>Lo que ves es de {age}.</Trans>
            </span>
          )}
        </p>
        <Retry onRetry={onRetry} busy={busy} />
      </div>
      {children}
    </div>
  );
}

/** Outdated but usable data; a thin line above states the age. */
export function Stale({
  age,
  busy = false,
  children,
}: {
  age: string;
  /** A refresh is running. */
  busy?: boolean | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <div className="flex flex-col gap-3">
      <div
        aria-busy={busy}
        className="flex min-h-8 items-center gap-2 border-b border-line pb-1 text-small text-soft"
      >
        <Icon of={History} size={16} />
        <output>
          <Trans>De {age}</Trans>
        </output>
      </div>
      {children}
    </div>
  );
}
