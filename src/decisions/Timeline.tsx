/** What happened to something that is decided on: every step with its who and when, and who has it now. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  BellRing,
  Check,
  CornerUpLeft,
  Flag,
  Forward,
  Hourglass,
  Send,
  Undo2,
  UserRoundCog,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { Decision, DecisionStep } from '#schema/decisions/decisions.shapes.ts';
import type { DecisionStepKind, DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import { exactTime, relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useStepSentence } from './decisionWords.ts';

const icons: Readonly<Record<DecisionStepKind, LucideIcon>> = {
  handed_in: Send,
  asked: Hourglass,
  delegated: Forward,
  returned: CornerUpLeft,
  reminded: BellRing,
  escalated: BellRing,
  replaced: UserRoundCog,
  approved: Check,
  refused: X,
  taken_back: Undo2,
  withdrawn: Undo2,
  carried_out: Flag,
};

/** A moment with its age; the exact time on hover and focus. */
function When({ at }: { readonly at: string }): ReactElement {
  const language = useLanguage();
  const now = useNow();
  return (
    <time dateTime={at} title={exactTime(at, { language })}>
      {relativeAge(at, { now, language })}
    </time>
  );
}

/** Who has it now, since when, and in whose place. */
export function Holders({
  of: { holders, late },
}: {
  readonly of: Pick<Decision, 'holders' | 'late'>;
}): ReactElement | null {
  const { t } = useLingui();
  if (holders.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t`Quién la tiene ahora`} className="flex flex-col gap-2">
        {holders.map(({ user, insteadOf, since }) => (
          <li key={`${user.id} ${insteadOf?.id ?? ''}`} className="flex items-center gap-3">
            <Avatar name={nameOf(user)} src={user.profileImageUrl} size={40} />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">
                {holders.length === 1 ? (
                  <Trans>La tiene {nameOf(user)}</Trans>
                ) : (
                  <Trans>Puede decidir {nameOf(user)}</Trans>
                )}
              </span>
              <span className="block text-small text-soft">
                <When at={since} />
                {insteadOf === null ? null : (
                  <>
                    {' · '}
                    <Trans>en lugar de {nameOf(insteadOf)}</Trans>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {late ? (
        <span>
          <StatusTag severity="warning">
            <Trans>Espera más de lo acordado</Trans>
          </StatusTag>
        </span>
      ) : null}
    </div>
  );
}

/** The steps, the oldest first. */
export function Timeline({
  steps,
  subject,
}: {
  readonly steps: readonly DecisionStep[];
  readonly subject: DecisionSubject;
}): ReactElement {
  const { t } = useLingui();
  const sentence = useStepSentence(subject);
  return (
    <ol aria-label={t`Qué pasó hasta ahora`} className="flex flex-col">
      {steps.map((step, index) => (
        <li key={step.id} className="flex gap-3">
          <span aria-hidden className="flex flex-col items-center">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-tint text-link">
              <Icon of={icons[step.kind]} size={16} />
            </span>
            {index < steps.length - 1 ? <span className="w-px grow bg-line" /> : null}
          </span>
          <span className="min-w-0 pb-4">
            <span className="block wrap-anywhere">{sentence(step)}</span>
            {step.reason === null ? null : (
              <q className="block rounded-control bg-subtle px-3 py-2 wrap-anywhere whitespace-pre-line before:content-none after:content-none">
                {step.reason}
              </q>
            )}
            <span className="block text-small text-soft">
              <When at={step.at} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
