/** The five pictures of a place without its content: loading, empty, failed, stale, switched off (design §7, experience.md). */
import { Trans } from '@lingui/react/macro';
import { History, RotateCw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Drawing, type DrawingName } from './Drawing.tsx';
import { Icon } from './Icon.tsx';

/** A skeleton in the exact shape of what comes; seen only after 150 ms, said once. */
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

/** A drawing over words. */
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

/** How wide a sentence of a picture is. */
export const sentence = 'max-w-[44ch] text-balance';

/** Nothing is here yet: why, and one button that fills it. */
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
  /** What could not be loaded, as a whole sentence. */
  what: ReactNode;
  /** Why, or what was kept. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  busy?: boolean | undefined;
  /** Age of the old data ("hace 5 min"); goes with `children`. */
  age?: string | undefined;
  /** The old data, if there is any: it stays in view. */
  children?: ReactNode;
}

const Retry = ({ onRetry, busy = false }: Pick<FailedProps, 'onRetry' | 'busy'>): ReactElement | null =>
  onRetry === undefined ? null : (
    <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onRetry}>
      <Trans>Reintentar</Trans>
    </Button>
  );

/** It could not be loaded: never looks like empty, always offers a way on. */
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

/** Old but usable: a thin line on top says how old. */
export function Stale({
  age,
  busy = false,
  children,
}: {
  age: string;
  /** Newer is being asked for. */
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
