/** The reasons of a report, worded for reporters and administrators. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '#schema/posts/posts.rules.ts';

/** Reason → its text. */
export const reportWords: Readonly<Record<ReportReason, MessageDescriptor>> = {
  offensive: msg`Ofende o discrimina`,
  private: msg`Cuenta algo que no debería ser público`,
  not_true: msg`No es verdad`,
  points_abuse: msg`Se intercambian puntos sin motivo`,
  other: msg`Otro motivo`,
};
