/** A dialog: centred on large screens, a bottom sheet below 900 px, or a side panel. */
import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { useLayer } from '#src/lib/layers.ts';
import { IconButton } from './IconButton.tsx';
import { LaterFocus } from './LaterFocus.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, Back, close button or outside click; not while `busy`. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Footer buttons, primary first; full width on small screens. */
  actions?: ReactNode;
  /** `screen`: large, and on a phone all that the on-screen keyboard leaves. */
  size?: 'small' | 'medium' | 'large' | 'screen' | undefined;
  placement?: 'center' | 'side' | undefined;
  /** A request is running: the dialog cannot be closed. */
  busy?: boolean | undefined;
}

const widths = {
  small: 'wide:max-w-[400px]',
  medium: 'wide:max-w-[560px]',
  large: 'wide:max-w-[800px]',
  screen: 'wide:max-w-[800px] max-wide:h-full max-wide:max-h-none! max-wide:rounded-none max-wide:border-0',
} as const;

const panels = {
  center:
    'max-h-[92dvh] rounded-t-card wide:max-h-[calc(100dvh-64px)] wide:rounded-card data-closed:translate-y-2 data-closed:opacity-0',
  side: 'max-h-[92dvh] rounded-t-card wide:h-dvh wide:max-h-none wide:rounded-none wide:border-y-0 wide:border-e-0 max-wide:data-closed:translate-y-2 wide:data-closed:translate-x-2 data-closed:opacity-0',
} as const;

/** Traps the focus and returns it to the opener. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'medium',
  placement = 'center',
  busy = false,
}: DialogProps): ReactElement {
  const { t } = useLingui();
  // Headless UI detects the background only after mount: a dialog that starts open would leave the background
  // reachable.
  const isMounted = useDeferredValue(true, false);
  const close = (): void => {
    if (!busy) onClose();
  };
  useLayer(open, close);
  const fills = size === 'screen';
  useVisibleHeight(open && fills);
  // It has the size of what it covers: a box without a height counts as hidden for tools that read the page.
  return (
    <HeadlessDialog open={open && isMounted} onClose={close} className="fixed inset-0 z-40 outline-none">
      <LaterFocus />
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition duration-180 ease-out data-closed:opacity-0"
      />
      <div
        className={classes(
          'fixed inset-0 flex items-end justify-center',
          fills && 'max-wide:bottom-auto max-wide:h-(--visible-height,100dvh)',
          placement === 'center' ? 'wide:items-center wide:p-8' : 'wide:items-stretch wide:justify-end',
        )}
      >
        <DialogPanel
          transition
          className={classes(
            'flex w-full flex-col overflow-hidden border border-line bg-raised shadow-raised transition duration-240 ease-out',
            widths[size],
            panels[placement],
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5 wide:px-6 wide:pt-6">
            <div className="min-w-0 flex-1">
              <DialogTitle className="text-h5 font-semibold">{title}</DialogTitle>
              {description === undefined ? null : (
                <Description className="mt-1 text-soft">{description}</Description>
              )}
            </div>
            <IconButton
              icon={X}
              label={t`Cerrar`}
              onClick={close}
              disabled={busy}
              className="-me-2 -mt-1.5"
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 wide:px-6">{children}</div>
          {actions === undefined ? null : (
            <footer className="flex flex-col gap-3 border-t border-line px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] wide:flex-row-reverse wide:justify-start wide:px-6 wide:pb-4">
              {actions}
            </footer>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
