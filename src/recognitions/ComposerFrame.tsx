/** The frame of the composer: in its place on Home, or a dialog over the page, which fills a phone. */
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '#src/lib/layers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useComposer } from '#src/posts/composer.store.ts';
import { Dialog, type DialogProps } from '#src/ui/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';

export interface ComposerFrameProps extends Pick<
  DialogProps,
  'onClose' | 'title' | 'children' | 'actions' | 'busy'
> {
  open: boolean;
  /** Where Home has room for it; null anywhere else. */
  slot: HTMLElement | null;
}

/** Not modal: the feed below stays readable and can be scrolled. */
function InPlace({
  open,
  onClose,
  title,
  children,
  actions,
  busy = false,
}: ComposerFrameProps): ReactElement | null {
  const { t } = useLingui();
  const id = useId();
  const close = (): void => {
    if (!busy) onClose();
  };
  useLayer(open, close);
  const { asked } = useComposer();
  const box = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('textarea')?.focus({ preventScroll: true });
    toasts.raise({ severity: 'info', text: t`Primero envía o descarta este mensaje.` });
  });
  useEffect(() => {
    if (asked > 0) show();
  }, [asked]);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was sent takes the place of the form, and of the focus in it.
  useEffect(() => {
    if (open && document.activeElement === document.body) heading.current?.focus();
  }, [open, title]);
  if (!open) return null;
  const keys = (event: KeyboardEvent): void => {
    // A dialog above it closes alone: its keys reach this one through the tree of components.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && !event.defaultPrevented && isInside) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever the focus is inside
    <div
      ref={box}
      role="dialog"
      aria-labelledby={id}
      onKeyDown={keys}
      className="rounded-card border border-line bg-card"
    >
      <header className="flex items-center gap-4 px-5 pt-4">
        <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 flex-1 text-h6 font-semibold">
          {title}
        </h2>
        <IconButton icon={X} label={t`Cerrar`} onClick={close} disabled={busy} className="-me-2" />
      </header>
      <div className="px-5 py-4">{children}</div>
      <footer className="flex flex-row-reverse items-center gap-3 border-t border-line px-5 py-4">
        {actions}
      </footer>
    </div>
  );
}

/** One frame for each opening: it does not move while it is open. */
export function ComposerFrame({ slot, ...frame }: ComposerFrameProps): ReactElement {
  return slot === null ? (
    <Dialog {...frame} size="screen" />
  ) : (
    createPortal(<InPlace {...frame} slot={slot} />, slot)
  );
}
