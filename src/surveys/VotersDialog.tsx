/** The voters and their choices, page by page: the only place that shows photos of voters. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { formatTotal } from '#src/lib/totals.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { PersonPages } from '#src/people/PersonPages.tsx';
import { PersonRow } from '#src/people/PersonRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Select } from '#src/ui/Select.tsx';
import { pollQueries } from './polls.queries.ts';

const everybody = 'all';

function List({ poll, optionId }: { poll: Poll; optionId: string | null }): ReactElement {
  const who = useInfiniteQuery(pollQueries.voters(poll.id, optionId));
  const language = useLanguage();
  const total = who.data?.pages[0]?.pagination.total ?? 0;
  const words = new Map(poll.options.map(({ id, text }) => [id, text]));
  return (
    <PersonPages
      who={who}
      what={<Trans>No pudimos cargar quiénes votaron.</Trans>}
      empty={<Empty drawing="people" text={<Trans>Nadie ha elegido esta opción todavía.</Trans>} />}
      lead={
        <p className="text-small text-soft tabular-nums">
          <Plural value={total} one="# persona" other={`${formatTotal(total, language)} personas`} />
        </p>
      }
    >
      {({ user, optionIds }) => (
        <PersonRow key={user.id} user={user}>
          {optionId === null ? (
            <span className="line-clamp-2 max-w-[45%] text-end text-small text-soft wrap-anywhere">
              {optionIds.flatMap((id) => words.get(id) ?? []).join(', ')}
            </span>
          ) : null}
        </PersonRow>
      )}
    </PersonPages>
  );
}

/** All voters, or those of one option. */
export function VotersDialog({ poll, onClose }: { poll: Poll; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(everybody);
  return (
    <Dialog open onClose={onClose} title={t`Quiénes votaron`} size="small">
      <div className="flex flex-col gap-3">
        <Select
          label={t`Opción`}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: everybody, label: t`Todas las opciones` },
            ...poll.options.map(({ id, text }) => ({ value: id, label: text })),
          ]}
        />
        <List key={chosen} poll={poll} optionId={chosen === everybody ? null : chosen} />
      </div>
    </Dialog>
  );
}
