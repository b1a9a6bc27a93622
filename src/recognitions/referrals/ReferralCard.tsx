/** A referred candidate with the progress of the referral. */
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { createdVariant } from '#src/lib/longDates.ts';
import { points } from '#src/lib/numbers.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { OwnReferral } from './referrals.queries.ts';

type State = 'done' | 'now' | 'later' | 'ended';

interface Stop {
  readonly id: string;
  readonly words: ReactNode;
  readonly state: State;
}

/** The stages of a referral; a rejected one ends at the stage of the rejection. */
function stopsOf(status: OwnReferral['status']): readonly Stop[] {
  const sent = { id: 'sent', words: <Trans>Propuesta enviada</Trans> };
  const contacted = { id: 'contacted', words: <Trans>En conversación</Trans> };
  const hired = { id: 'hired', words: <Trans>Contratación</Trans> };
  switch (status) {
    case 'sent':
      return [
        { ...sent, state: 'now' },
        { ...contacted, state: 'later' },
        { ...hired, state: 'later' },
      ];
    case 'contacted':
      return [
        { ...sent, state: 'done' },
        { ...contacted, state: 'now' },
        { ...hired, state: 'later' },
      ];
    case 'hired':
      return [
        { ...sent, state: 'done' },
        { ...contacted, state: 'done' },
        { ...hired, state: 'done' },
      ];
    case 'rejected':
      return [
        { ...sent, state: 'done' },
        { id: 'rejected', words: <Trans>No siguió adelante</Trans>, state: 'ended' },
      ];
  }
}

const dots: Readonly<Record<State, string>> = {
  done: 'border-brand-edge bg-brand text-on-brand',
  now: 'border-brand-edge bg-card text-link',
  later: 'border-line bg-card text-soft',
  ended: 'border-control bg-subtle text-ink',
};

function Timeline({ status }: { status: OwnReferral['status'] }): ReactElement {
  return (
    <ol className="flex flex-col gap-x-2 gap-y-2 text-small sm:flex-row sm:items-center">
      {stopsOf(status).map(({ id, words, state }, index) => (
        <li
          key={id}
          aria-current={state === 'now' ? 'step' : undefined}
          className="flex items-center gap-2 sm:not-first:flex-1"
        >
          {index === 0 ? null : <span aria-hidden className="hidden h-px min-w-4 flex-1 bg-line sm:block" />}
          <span
            aria-hidden
            className={classes(
              'inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2',
              dots[state],
            )}
          >
            {state === 'done' ? (
              <Icon of={Check} size={16} />
            ) : state === 'ended' ? (
              <Icon of={X} size={16} />
            ) : null}
          </span>
          <span className={state === 'later' ? 'text-soft' : 'font-semibold'}>{words}</span>
        </li>
      ))}
    </ol>
  );
}

/** A card of the list. */
export function ReferralCard({ referral }: { referral: OwnReferral }): ReactElement {
  const language = useLanguage();
  const { name, status, pointsAwarded, note } = referral;
  const worth = points(pointsAwarded, language);
  const sentOn = createdVariant(referral.createdAt);
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 wide:p-6">
      <div className="flex items-start gap-3">
        <Avatar name={name} size={48} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-h6 font-semibold">{name}</h2>
            <p className="shrink-0 text-small text-soft">{sentOn}</p>
          </div>
          {referral.position === null ? null : <p className="text-small text-soft">{referral.position}</p>}
          <p className="text-small text-soft">{referral.email}</p>
        </div>
      </div>
      <Timeline status={status} />
      {pointsAwarded > 0 ? (
        <p className="text-small font-semibold text-accent-text">
          <Trans>Recibiste {worth} por recomendar a esta persona.</Trans>
        </p>
      ) : null}
      {note === '' ? null : <p className="max-w-prose72 text-small whitespace-pre-line">{note}</p>}
    </li>
  );
}
