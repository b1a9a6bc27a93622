/** One thing that waits: what it is, from whom, until when, and how it is finished here. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { Suspense, use, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { dayOf, exactTime, first, localeOf } from '#src/lib/dates.ts';
import { points as pointsOf } from '#src/lib/numbers.ts';
import { optional } from '#src/lib/optional.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { refreshWaiting, waitingWrites, type ShownWaiting } from './waiting.queries.ts';
import { WaitingAction } from './WaitingAction.tsx';
import { keyOf, whenOf } from './waitingLines.ts';
import { waitingLooks } from './waitingLook.ts';
import { WaitingPartsContext, type WaitingAct } from './waitingParts.ts';
import { waitingName } from './waitingWords.ts';

// Fetched with the first press.
const RefuseForm = optional(() =>
  withTexts(() => import('./RefuseForm.tsx')).then((file) => file.RefuseForm),
);

/** When it is due, else since when it waits, in words; a chip if it is soon or over. */
function When({ item: { kind, since, dueAt } }: { readonly item: ShownWaiting }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useZone();
  const { days, isSoon } = whenOf({ since, dueAt }, useNow(), zone);
  const at = dueAt ?? since;
  const when = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day');
  const day = dayOf(at, zone);
  const isLate = isSoon && days < 0;
  // What is late is the news, not the goal.
  const said =
    dueAt === null
      ? t`Desde ${when}`
      : kind === 'checkin'
        ? t`Avance pendiente desde el ${day}`
        : isLate
          ? t`Venció ${when}`
          : first(when);
  const severity = isLate && kind !== 'checkin' ? 'error' : 'warning';
  return (
    <span title={exactTime(at, { language })}>
      {isSoon ? <StatusTag severity={severity}>{said}</StatusTag> : said}
    </span>
  );
}

/** A face where a person is meant. */
function Face({ item: { who, kind } }: { readonly item: ShownWaiting }): ReactElement {
  return who === null ? (
    <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-tint text-ink">
      <Icon of={waitingLooks[kind].icon} size={16} />
    </span>
  ) : (
    <Avatar name={nameOf(who)} src={who.profileImageUrl} size={32} />
  );
}

/** Leaves the queue until tomorrow. */
const snoozing: WaitingAct = {
  send: ({ kind, id }, key) => waitingWrites.snooze({ kind, id, snoozed: true }, key),
  takeBack: ({ kind, id }, key) => waitingWrites.snooze({ kind, id, snoozed: false }, key),
  refresh: () => undefined,
};

function Snooze({
  item,
  title,
  onSnoozed,
}: {
  readonly item: ShownWaiting;
  readonly title: string;
  readonly onSnoozed: (act: WaitingAct) => void;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const snooze = useWrite((given: ShownWaiting, key: string) => snoozing.send(given, key, cache), {
    refresh: refreshWaiting,
    onDone: () => onSnoozed(snoozing),
  });
  return (
    <>
      <IconButton
        icon={Clock}
        label={t`Posponer hasta mañana: ${title}`}
        aria-disabled={snooze.isPending}
        onClick={() => snooze.mutate(item)}
      />
      {snooze.isError ? <FieldError>{whyFailed(snooze.error)}</FieldError> : null}
    </>
  );
}

export interface WaitingRowProps {
  readonly item: ShownWaiting;
  readonly isOpen: boolean;
  readonly onToggle: (item: ShownWaiting) => void;
  /** The thing is finished, by a press or in its form (null), or put off. */
  readonly onDone: (item: ShownWaiting, act: WaitingAct | null, isSnoozed: boolean) => void;
}

export function WaitingRow({ item, isOpen, onToggle, onDone }: WaitingRowProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useWording();
  const me = useMe();
  const part = use(WaitingPartsContext)[item.kind];
  const { kind, who, words, points } = item;
  const isOwn = kind === 'evaluation' && who !== null && who.id === me?.id;
  const name = who === null || isOwn ? null : nameOf(who);
  const kindName = isOwn ? t`Tu autoevaluación` : first(t(waitingName(kind, 1)));
  // Where the person says everything, the name is the title.
  const title = say(item.title, item.titleEn) || name || kindName;
  const facts = [title === name ? null : name, points === null ? null : pointsOf(points, language)].filter(
    (fact) => fact !== null,
  );
  return (
    <li data-line={keyOf(item)} className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex gap-3">
        <Face item={item} />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5 text-small">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-soft">
            {who === null ? null : <Icon of={waitingLooks[kind].icon} size={16} className="shrink-0" />}
            <span>{kindName}</span>
            <When item={item} />
          </p>
          <Link href={item.address} className="rounded-control font-semibold wrap-anywhere hover:underline">
            {title}
          </Link>
          {facts.length === 0 ? null : <p className="text-soft">{facts.join(' · ')}</p>}
          {words === null ? null : (
            <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">
              {kind === 'task_again' ? <Trans>Motivo: {words}</Trans> : words}
            </p>
          )}
        </div>
      </div>
      {/* In the column beside the feed two answers and the clock fill the line. */}
      <div className="flex flex-wrap items-center gap-1 max-wide:ps-11">
        <WaitingAction
          item={item}
          title={title}
          isOpen={isOpen}
          onToggle={() => onToggle(item)}
          onAct={(act) => onDone(item, act, false)}
        />
        <Snooze item={item} title={title} onSnoozed={(act) => onDone(item, act, true)} />
      </div>
      {isOpen && part !== undefined ? (
        <Suspense
          fallback={
            <Loading>
              <SkeletonLine />
            </Loading>
          }
        >
          {'form' in part ? (
            <part.form item={item} onDone={() => onDone(item, null, false)} />
          ) : (
            <RefuseForm item={item} load={part.act} onDone={(act) => onDone(item, act, false)} />
          )}
        </Suspense>
      ) : null}
    </li>
  );
}
