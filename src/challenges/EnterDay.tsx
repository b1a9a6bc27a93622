/** The days that can be entered: one is chosen, and its number entered. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { formatter, localeOf } from '#src/lib/dates.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Select } from '#src/ui/Select.tsx';
import { enteredDay } from './challenges.writes.ts';
import type { OpenedChallenge } from './challenges.queries.ts';
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
  const { openDays, today, entries } = challenge;
  const [chosen, setChosen] = useState<string | null>(null);
  const on = chosen !== null && openDays.includes(chosen) ? chosen : (openDays.at(-1) ?? today);
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
      {openDays.length > 1 ? (
        <Select
          label={t`Día`}
          value={on}
          onChange={setChosen}
          options={openDays.toReversed().map((day) => ({
            value: day,
            label: nameOf(day),
            detail: entries.some((entry) => entry.on === day) ? t`Ya registrado` : undefined,
          }))}
        />
      ) : null}
      <Day key={on} owner={owner} challenge={challenge} on={on} label={nameOf(on)} />
    </div>
  );
}
