/** The notifications of each subject: the domain that owns the subject also owns their words. */
import type { DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';

interface Kinds {
  /** A decision waits for the person. */
  readonly waits: NotificationKind;
  /** It has waited longer than agreed. */
  readonly reminds: NotificationKind;
  /** For the person who asked: decided, taken back, or done. */
  readonly tells: NotificationKind;
}

/** The module that must be on to decide. */
export const moduleOf: Readonly<Record<DecisionSubject, ModuleFlag>> = {
  request: 'solicitud',
  benefit: 'benef_corp',
};

export const noticesOf: Readonly<Record<DecisionSubject, Kinds>> = {
  request: { waits: 'request_waiting', reminds: 'request_reminder', tells: 'request_decided' },
  benefit: { waits: 'benefit_waiting', reminds: 'benefit_reminder', tells: 'benefit_decided' },
};
