/**
 * One notification, or a group of one kind about one post: who, what, when. It opens its cause, and a button
 * marks it without opening.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Award,
  BarChart3,
  Cake,
  CalendarDays,
  Eye,
  ClipboardCheck,
  ClipboardList,
  Coins,
  FileCheck,
  GraduationCap,
  HandCoins,
  HandHeart,
  Lightbulb,
  ListChecks,
  Mail,
  MailOpen,
  Megaphone,
  MessageCircle,
  MessageSquare,
  Package,
  PartyPopper,
  ShieldAlert,
  SmilePlus,
  Stamp,
  Target,
  Ticket,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { Link } from 'wouter';
import { causeOf } from '#schema/notifications/cause.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { exactTime, relativeAge } from '#src/lib/dates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { clockTime } from './days.ts';
import type { Group } from './inboxRows.ts';
import { endsInExcerpt, useSentence } from './useSentence.ts';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  recognition: HandHeart,
  recognition_returned: HandHeart,
  boost: Coins,
  badge: Award,
  comment: MessageCircle,
  reaction: SmilePlus,
  birthday: Cake,
  anniversary: PartyPopper,
  poll: BarChart3,
  report: ShieldAlert,
  order: Package,
  request: HandCoins,
  coupon: Ticket,
  document: FileCheck,
  survey: ClipboardList,
  survey_reminder: ClipboardList,
  survey_outcome: ClipboardList,
  survey_few: ClipboardList,
  evaluation: ClipboardCheck,
  evaluation_reminder: ClipboardCheck,
  evaluation_peers: ClipboardCheck,
  evaluation_confirm: ClipboardCheck,
  evaluation_shared: ClipboardCheck,
  evaluation_acknowledged: ClipboardCheck,
  goal_reminder: Target,
  goal_digest: Target,
  goal_period_closed: Target,
  goal_checkin: Target,
  goal_part: Target,
  goal_part_refused: Target,
  goal_comment: Target,
  task: ListChecks,
  task_reminder: ListChecks,
  task_submitted: ListChecks,
  task_sent_back: ListChecks,
  task_approved: ListChecks,
  task_cancelled: ListChecks,
  challenge: Trophy,
  challenge_ending: Trophy,
  challenge_proof: Trophy,
  challenge_completed: Trophy,
  event_promoted: CalendarDays,
  event_changed: CalendarDays,
  event_cancelled: CalendarDays,
  event_reminder: CalendarDays,
  program: GraduationCap,
  program_reminder: GraduationCap,
  program_sent_back: GraduationCap,
  program_finished: GraduationCap,
  communication: Megaphone,
  communication_reminder: Megaphone,
  week_digest: HandHeart,
  request_waiting: Stamp,
  request_reminder: Stamp,
  request_decided: Stamp,
  request_comment: Stamp,
  metrics_seen: Eye,
  idea_decided: Lightbulb,
  idea_merged: Lightbulb,
  cases_waiting: MessageSquare,
  case_answered: MessageSquare,
  feedback_told: Megaphone,
};

/** From this age on, in ms, the time of day replaces the age: the heading shows the day. */
const agedMs = 6 * 3_600_000;

function Face({ kind, actors }: Pick<Group, 'kind' | 'actors'>): ReactElement {
  const [latest] = actors;
  const disc = 'inline-flex items-center justify-center rounded-full bg-brand-tint text-link';
  return latest === undefined ? (
    <span aria-hidden className={classes(disc, 'size-10 shrink-0')}>
      <Icon of={icons[kind]} />
    </span>
  ) : (
    <span aria-hidden className="relative size-10 shrink-0">
      <Avatar name={nameOf(latest)} src={latest.profileImageUrl} size={40} />
      <span className={classes(disc, 'absolute -end-1.5 -bottom-1.5 size-6 border-2 border-card')}>
        <Icon of={icons[kind]} size={16} className="scale-75" />
      </span>
    </span>
  );
}

export interface NotificationItemProps {
  group: Group;
  /** Marks the whole group. */
  onMark: (read: boolean) => void;
  className?: string | undefined;
}

/** Unread is shown by a word, a dot and the font weight, never by colour alone. */
export function NotificationItem({ group, onMark, className }: NotificationItemProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const id = useId();
  const sentence = useSentence()(group);
  const { createdAt, excerpt, unread } = group;
  const isUnread = unread.length > 0;
  const href = causeOf(group);
  const isRecent = now - Date.parse(createdAt) < agedMs;
  const content = (
    <>
      <Face kind={group.kind} actors={group.actors} />
      <span className="min-w-0 flex-1">
        <span id={id} className={classes('line-clamp-3', isUnread && 'font-semibold')}>
          {sentence}
        </span>
        {excerpt === '' || endsInExcerpt(group) ? null : (
          <span className="line-clamp-2 text-small text-soft">{excerpt}</span>
        )}
        {href === null ? (
          <span className="block text-small text-soft">
            <Trans>La publicación ya no está disponible.</Trans>
          </span>
        ) : null}
        <span className="mt-0.5 flex items-center gap-2 text-small text-soft">
          {isUnread ? (
            <span className="inline-flex items-center gap-1.5 font-semibold text-link">
              <span aria-hidden className="size-2 rounded-full bg-current" />
              <Trans>Sin leer</Trans>
            </span>
          ) : null}
          <time dateTime={createdAt} title={exactTime(createdAt, { language })}>
            {isRecent ? relativeAge(createdAt, { now, language }) : clockTime(createdAt, { language })}
          </time>
        </span>
      </span>
    </>
  );
  const inside = 'flex min-w-0 flex-1 items-start gap-4 rounded-control py-3 ps-4 text-start';
  return (
    <div
      className={classes(
        'flex items-center gap-2 border-x border-b border-line pe-2',
        isUnread ? 'bg-brand-tint' : 'bg-card',
        className,
      )}
    >
      {href === null ? (
        <div className={inside}>{content}</div>
      ) : (
        <Link
          href={href}
          className={classes(
            inside,
            '-outline-offset-2 transition-colors duration-120 ease-out focus-visible:-outline-offset-2',
            isUnread ? 'hover:bg-brand-tint-hover' : 'hover:bg-subtle',
          )}
          onClick={() => {
            if (isUnread) onMark(true);
          }}
        >
          {content}
        </Link>
      )}
      <IconButton
        icon={isUnread ? MailOpen : Mail}
        label={isUnread ? t`Marcar como leída` : t`Marcar como no leída`}
        aria-describedby={id}
        data-mark={group.key}
        onClick={() => onMark(isUnread)}
      />
    </div>
  );
}
