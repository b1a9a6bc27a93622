/** The number of one day, today first, and the strip in which another day is chosen. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { formatter, localeOf } from '#src/lib/dates.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { enteredDay } from './challenges.writes.ts';
import type { OpenedChallenge } from './challenges.queries.ts';
import { DayStrip } from './DayStrip.tsx';
import { createChallengeEntry } from './entry/challengeEntry.actors.ts';
import { EntryForm } from './entry/EntryForm.tsx';

/** The entry of one day; what was sent goes on without it. */
function Day({
  owner,
  challenge,
  on,
  label,
}: {
  owner: DraftOwner;
  challenge: OpenedChallenge;
  on: string;
  label: string;
}): ReactElement {
  const cache = useQueryClient();
  const [actor] = useState(() =>
    createChallengeEntry(enteredDay(cache, { owner, challengeId: challenge.id, on })),
  );
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <EntryForm actor={actor} label={label} unit={challenge.unit} cap={challenge.cap} />;
}

export function EnterDay({
  owner,
  challenge,
}: {
  owner: DraftOwner;
  challenge: OpenedChallenge;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { openDays, today } = challenge;
  const [chosen, setChosen] = useState<string | null>(null);
  const on = chosen ?? openDays.at(-1) ?? null;
  const nameOf = (day: string): string =>
    day === today
      ? t`Hoy`
      : formatter(localeOf(language), {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        }).format(new Date(day));
  return (
    <div className="flex flex-col gap-4">
      {on === null ? null : <Day key={on} owner={owner} challenge={challenge} on={on} label={nameOf(on)} />}
      <DayStrip challenge={challenge} chosen={on} onChoose={setChosen} />
    </div>
  );
}
