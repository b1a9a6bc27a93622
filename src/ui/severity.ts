/** The four severities: icon and word carry the meaning, colour supports it. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Severity } from '#src/lib/severity.ts';

/** Icon, screen reader word and classes of each severity. */
export const severities: Readonly<
  Record<
    Severity,
    {
      readonly icon: LucideIcon;
      readonly word: MessageDescriptor;
      readonly fill: string;
      readonly text: string;
      readonly tint: string;
    }
  >
> = {
  error: {
    icon: CircleX,
    word: msg`Error`,
    fill: 'bg-error text-on-status',
    text: 'text-error-text',
    tint: 'bg-error-tint',
  },
  warning: {
    icon: TriangleAlert,
    word: msg`Atención`,
    fill: 'bg-warning text-on-status',
    text: 'text-warning-text',
    tint: 'bg-warning-tint',
  },
  info: {
    icon: Info,
    word: msg`Información`,
    fill: 'bg-info text-on-status',
    text: 'text-info-text',
    tint: 'bg-info-tint',
  },
  success: {
    icon: CircleCheck,
    word: msg`Listo`,
    fill: 'bg-success text-on-status',
    text: 'text-success-text',
    tint: 'bg-success-tint',
  },
};
