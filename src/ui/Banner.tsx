/** A page-wide message that stays until it is handled (spec §4 "Banner messages"). */
import { useLingui } from '@lingui/react/macro';
import { Megaphone, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import type { Severity } from '#src/lib/severity.ts';
import { severities } from './severity.ts';

export interface BannerProps {
  /**
   * `brand` is for messages of the organisation; the other severities show their icon and, for screen readers,
   * their word.
   */
  severity?: Severity | 'brand' | undefined;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/** A polite live region. */
export function Banner({ severity = 'info', children, action, onDismiss }: BannerProps): ReactElement {
  const { t, i18n } = useLingui();
  const brand = severity === 'brand';
  const { icon, word, text, tint } = severities[brand ? 'info' : severity];
  return (
    <div
      className={classes(
        'flex animate-appear flex-wrap items-center gap-x-3 gap-y-2 rounded-card border py-2 ps-3 pe-2',
        'border-line text-ink',
        brand ? 'bg-accent-tint' : tint,
      )}
    >
      {brand ? (
        <span className="inline-flex size-8 items-center justify-center rounded-control bg-accent text-on-accent">
          <Icon of={Megaphone} />
        </span>
      ) : (
        <Icon of={icon} className={classes('mx-1.5 shrink-0', text)} />
      )}
      <output className="block min-w-40 flex-1 py-1.5 text-small wide:text-body">
        {brand ? null : <VisuallyHidden>{i18n._(word)}: </VisuallyHidden>}
        {children}
      </output>
      {action}
      {onDismiss === undefined ? null : (
        <IconButton icon={X} size="small" label={t`Cerrar`} onClick={onDismiss} />
      )}
    </div>
  );
}
