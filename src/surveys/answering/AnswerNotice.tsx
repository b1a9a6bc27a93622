/** A large message in place of the questions: an icon, one sentence, details and actions. */
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

const tones = {
  good: 'bg-success-tint text-success-text',
  wait: 'bg-warning-tint text-warning-text',
  plain: 'bg-brand-tint text-link',
} as const;

export interface AnswerNoticeProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Something joyful at the icon. */
  burst?: ReactNode;
}

/** Its title takes the focus. */
export const AnswerNotice = ({
  icon,
  tone,
  title,
  children,
  actions,
  burst,
}: AnswerNoticeProps): ReactElement => (
  <Card as="section" className="flex flex-col items-start gap-4">
    <span
      className={classes(
        'relative flex size-12 shrink-0 items-center justify-center rounded-full',
        tones[tone],
      )}
    >
      <Icon of={icon} size={24} />
      {burst}
    </span>
    <h2 tabIndex={-1} data-step className="text-h5 font-semibold text-balance outline-none">
      {title}
    </h2>
    {children}
    {actions === undefined ? null : <div className="flex flex-wrap items-center gap-3">{actions}</div>}
  </Card>
);
