/** The ballot of one user: choose, send, change, withdraw, and the failures. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { PollVoteContext } from '#machines/pollVote.setup.ts';
import { reasonIn } from '#schema/sentences.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { pollReasons } from '#schema/reasons.polls.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { PollChoices, PollStanding } from './PollOptions.tsx';
import type { PollVoteActor } from './pollVote.actors.ts';
import { VotersDialog } from './VotersDialog.tsx';

const reason = reasonIn({ ...generalReasons, ...pollReasons });

/** The errors as whole sentences; null without one. */
function useFault(actor: PollVoteActor): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { faults, error }: PollVoteContext = state.context;
  if (faults.length > 0)
    return faults.map(({ field, code, params }) => reason(field, code, language, params).message).join(' ');
  if (error === null) return null;
  const why = error.reasons?.[0]?.message ?? error.message;
  if (state.matches('notStored')) return t`Tu voto no se guardó. Lo que elegiste sigue aquí. ${why}`;
  if (state.matches('notWithdrawn')) return t`Tu voto no se retiró. ${why}`;
  return why;
}

/** The state of the vote in a sentence; also announced. */
function Word({ actor, poll }: { actor: PollVoteActor; poll: Poll }): ReactElement {
  const state = useSelector(actor, (now) => now);
  const hasVoted = poll.myOptionIds.length > 0;
  const waits = hasVoted && poll.state === 'open' && poll.options.every(({ votes }) => votes === null);
  let words: ReactNode = null;
  if (state.matches('closed')) {
    if (state.context.isMissed)
      words = hasVoted ? (
        <Trans>La votación cerró antes de que tu cambio se contara. Vale tu voto anterior.</Trans>
      ) : (
        <Trans>La votación cerró antes de que tu voto se contara.</Trans>
      );
    else if (poll.state === 'open') words = <Trans>Por ahora no se puede votar aquí.</Trans>;
    else words = <Trans>La votación ya está cerrada.</Trans>;
  } else if (state.matches('voted'))
    words = waits ? (
      <Trans>Tu voto está guardado. Los resultados se verán cuando cierre.</Trans>
    ) : (
      <Trans>Tu voto está guardado.</Trans>
    );
  return (
    <output className={words === null ? 'sr-only' : 'flex items-start gap-1.5 text-small text-soft'}>
      {state.matches('voted') ? (
        <Icon of={CircleCheck} size={16} className="mt-0.5 shrink-0 text-success-text" />
      ) : null}
      <span>{words}</span>
    </output>
  );
}

/** The number of voters; opens their list if they are not secret. */
function Turnout({ poll, onOpen }: { poll: Poll; onOpen: () => void }): ReactElement {
  const { t } = useLingui();
  const words =
    poll.ballots === 0 ? (
      <Trans>Nadie ha votado todavía</Trans>
    ) : (
      <Plural value={poll.ballots} one="# persona votó" other="# personas votaron" />
    );
  if (!poll.may.includes('see_voters') || poll.ballots === 0)
    return <span className="text-small text-soft tabular-nums">{words}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={t`Ver quién votó`}
      onClick={onOpen}
      className="target rounded-control py-1 text-start text-small text-soft tabular-nums hover:text-link hover:underline"
    >
      {words}
    </button>
  );
}

type Now = SnapshotFrom<PollVoteActor>;

/** A vote is saved, and the user is not changing it. */
const isStanding = (state: Now): boolean =>
  (state.hasTag('voted') && !state.matches('changing')) ||
  state.matches('withdrawing') ||
  state.matches('notWithdrawn');

/**
 * The actions of the state. The first button stays the same element, so that it keeps the focus and a press
 * has the meaning it had when pressed.
 */
function Acts({ actor, poll }: { actor: PollVoteActor; poll: Poll }): ReactElement | null {
  const state = useSelector(actor, (now) => now);
  const { chosen } = state.context;
  const withdraws = state.matches('withdrawing') || state.matches('notWithdrawn');
  if (state.matches('closed')) return null;
  if (isStanding(state))
    return (
      <>
        <Button key="first" type="submit" variant="secondary" disabled={state.matches('withdrawing')}>
          <Trans>Cambiar voto</Trans>
        </Button>
        {poll.may.includes('withdraw') || withdraws ? (
          <Button
            key="withdraw"
            variant="quiet"
            busy={state.matches('withdrawing')}
            onClick={() => actor.send({ type: 'withdraw.pressed' })}
          >
            {state.matches('notWithdrawn') ? <Trans>Volver a retirarlo</Trans> : <Trans>Retirar voto</Trans>}
          </Button>
        ) : null}
      </>
    );
  const hasBallot = poll.myOptionIds.length > 0;
  const isBusy = state.matches('submitting');
  return (
    <>
      <Button key="first" type="submit" busy={isBusy}>
        {state.matches('notStored') ? (
          <Trans>Reintentar</Trans>
        ) : hasBallot ? (
          <Trans>Guardar cambio</Trans>
        ) : (
          <Trans>Votar</Trans>
        )}
      </Button>
      {hasBallot && !isBusy ? (
        <Button key="cancel" variant="quiet" onClick={() => actor.send({ type: 'change.cancelled' })}>
          <Trans>Cancelar</Trans>
        </Button>
      ) : null}
      {poll.maxChoices !== null && chosen.length > 0 ? (
        <span className="text-small text-soft tabular-nums">
          <Trans>
            {chosen.length} de {poll.maxChoices} elegidas
          </Trans>
        </span>
      ) : null}
    </>
  );
}

/** Options, errors, actions; Enter votes. */
export function PollBallot({ actor, poll }: { actor: PollVoteActor; poll: Poll }): ReactElement {
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const state = useSelector(actor, (now) => now);
  const fault = useFault(actor);
  const [showsVoters, setShowsVoters] = useState(false);
  const value = state.value;
  const before = useRef(value);
  useEffect(() => {
    const isAsked = (value === 'changing' && before.current === 'voted') || value === 'invalid';
    if (isAsked && before.current !== value)
      (
        place.current?.querySelector<HTMLElement>('input:checked') ?? place.current?.querySelector('input')
      )?.focus();
    before.current = value;
  }, [value]);
  const chooses = state.hasTag('chooses') || state.matches('submitting');
  return (
    <form
      noValidate
      aria-busy={state.hasTag('busy') || undefined}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: isStanding(actor.getSnapshot()) ? 'change.pressed' : 'vote.pressed' });
      }}
    >
      {chooses ? (
        <PollChoices
          poll={poll}
          chosen={state.context.chosen}
          place={place}
          error={fault === null ? undefined : id}
          onToggle={(optionId) => actor.send({ type: 'option.toggled', optionId })}
        />
      ) : (
        <PollStanding poll={poll} />
      )}
      <Word actor={actor} poll={poll} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Acts actor={actor} poll={poll} />
        <span className="ms-auto">
          <Turnout poll={poll} onOpen={() => setShowsVoters(true)} />
        </span>
      </div>
      {/* Below the actions, so that an error does not move a button that is about to be pressed. */}
      {fault === null ? null : <FieldError id={id}>{fault}</FieldError>}
      {showsVoters ? <VotersDialog poll={poll} onClose={() => setShowsVoters(false)} /> : null}
    </form>
  );
}
