/** Who would get it: people, and each channel with who has no address and who opted out; each number opens its names. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { SendPlan } from '#machines/communicationSend.setup.ts';
import type { CommunicationChannel, ReachPart } from '#schema/communications/communications.rules.ts';
import type { Reach } from '#schema/communications/communications.shapes.ts';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { communicationResource } from './communicationsAdmin.queries.ts';
import { channelIcons, useChannelWords } from './useChannelWords.ts';

interface Asked {
  readonly part: ReachPart;
  readonly channel: CommunicationChannel | null;
  readonly title: string;
}

function Names({
  plan,
  asked: { part, channel, title },
  onClose,
}: {
  readonly plan: SendPlan;
  readonly asked: Asked;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(communicationResource.reachPeople(plan, part, channel));
  return (
    <Dialog open onClose={onClose} placement="side" title={title}>
      <QueryBoundary
        query={query}
        label={t`Cargando a las personas`}
        skeleton={Array.from({ length: 6 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
        what={<Trans>No pudimos cargar a las personas.</Trans>}
      >
        {({ pages }) => (
          <>
            <ul className="divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map((person) => (
                  <li key={person.id} className="flex flex-wrap justify-between gap-x-3 py-2 text-small">
                    <span className="wrap-anywhere">{nameOf(person)}</span>
                    <span className="text-soft">{person.departmentName ?? ''}</span>
                  </li>
                ))}
            </ul>
            <MoreRows of={query} />
          </>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

export function ReachCard({ plan, reach }: { readonly plan: SendPlan; readonly reach: Reach }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useChannelWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { people, twice, channels } = reach;
  const fact = (count: number, label: string, ask: Asked): ReactElement | null =>
    count === 0 && ask.part !== 'reached' ? null : (
      <li>
        <button
          type="button"
          disabled={count === 0}
          onClick={() => setAsked(ask)}
          className="rounded-control text-small enabled:text-link enabled:hover:underline disabled:text-soft"
        >
          <span className="font-semibold tabular-nums">{formatNumber(count, language)}</span> {label}
        </button>
      </li>
    );
  return (
    <div className="flex flex-col gap-4">
      <p>
        <button
          type="button"
          onClick={() => setAsked({ part: 'people', channel: null, title: t`A quiénes llega` })}
          className="rounded-control text-start text-link hover:underline"
        >
          <span className="block text-h2 font-bold text-ink tabular-nums">
            {formatNumber(people, language)}
          </span>
          <Plural value={people} one="persona lo recibe" other="personas lo reciben" />
        </button>
      </p>
      <ul className="flex flex-col gap-3">
        {channels.map(({ channel, reached, noAddress, optedOut, off }) => {
          const { name } = words[channel];
          return (
            <li key={channel} className="flex items-start gap-3">
              <Icon of={channelIcons[channel]} size={20} className="mt-0.5 shrink-0 text-soft" />
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {fact(reached, t`lo reciben`, { part: 'reached', channel, title: t`${name}: lo reciben` })}
                  {fact(noAddress, t`sin dirección que funcione`, {
                    part: 'no_address',
                    channel,
                    title: t`${name}: sin dirección que funcione`,
                  })}
                  {fact(optedOut, t`lo apagaron`, {
                    part: 'opted_out',
                    channel,
                    title: t`${name}: lo apagaron`,
                  })}
                  {fact(off, t`no: el canal está apagado`, {
                    part: 'off',
                    channel,
                    title: t`${name}: el canal está apagado`,
                  })}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
      {twice === 0 ? null : (
        <ul>
          {fact(twice, t`están más de una vez y lo reciben una sola`, {
            part: 'twice',
            channel: null,
            title: t`Están más de una vez`,
          })}
        </ul>
      )}
      {asked === null ? null : <Names plan={plan} asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
