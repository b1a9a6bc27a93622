/** Words for celebrations, and the error state. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Cake, Medal, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { dayAt, daysBetween } from '#schema/users/celebrations.rules.ts';
import { localeOf } from '#src/lib/dates.ts';
import { dayAndMonth } from '#src/lib/longDates.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import type { Celebration } from '#src/people/celebrations.queries.ts';
import type { CelebrationsView } from './useCelebrations.ts';
import { nameOf } from '#src/people/personName.ts';

/** "Cumple 34 años", "5 años en el equipo", or both; without the number if the person hides it. */
export function useCause(): (celebration: Celebration) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ isBirthday, isAnniversary, age, years }) => {
    const born =
      age === null ? t`Cumpleaños` : t`${plural(age, { one: 'Cumple # año', other: 'Cumple # años' })}`;
    const came =
      years !== null
        ? t`${plural(years, { one: '# año en el equipo', other: '# años en el equipo' })}`
        : isBirthday
          ? t`aniversario en el equipo`
          : t`Aniversario en el equipo`;
    return new Intl.ListFormat(language, { type: 'conjunction' }).format([
      ...(isBirthday ? [born] : []),
      ...(isAnniversary ? [came] : []),
    ]);
  };
}

/** "mañana", or "21 de noviembre", in the organisation's time zone. */
export function useDayWords(): (date: string) => string {
  const language = useLanguage();
  const today = dayAt(useNow(), useZone());
  return (date) =>
    daysBetween(today, date) === 1
      ? new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(1, 'day')
      : dayAndMonth(date, { timeZone: 'UTC', language });
}

/** An avatar with the icon of the celebration; the text beside it has the same content. */
export const CelebratedFace = ({
  celebration: { user, isBirthday },
  size,
}: {
  celebration: Celebration;
  size: 32 | 40;
}): ReactElement => (
  <span className="relative inline-flex shrink-0">
    <Avatar name={nameOf(user)} src={user.profileImageUrl} size={size} />
    <span
      className={classes(
        'absolute -end-1.5 -bottom-1 inline-flex items-center justify-center rounded-full bg-accent text-on-accent ring-2 ring-card',
        size === 32 ? 'size-4' : 'size-5',
      )}
    >
      <Icon of={isBirthday ? Cake : Medal} size={16} className={size === 32 ? 'size-2.5' : 'size-3'} />
    </span>
  </span>
);

/** One line with a retry button; not an alert. */
export function CelebrationsFailed({
  view: { failedAge, retry, isRetrying },
}: {
  view: CelebrationsView;
}): ReactElement {
  return (
    <div className="flex animate-appear flex-wrap items-center justify-between gap-x-3 text-small text-soft">
      <output className="min-w-32 flex-1">
        {failedAge === undefined ? (
          <Trans>No pudimos cargar las celebraciones.</Trans>
        ) : (
          <Trans>No pudimos actualizar las celebraciones. Lo que ves es de {failedAge}.</Trans>
        )}
      </output>
      <Button variant="quiet" size="small" icon={RotateCw} busy={isRetrying} onClick={retry}>
        <Trans>Reintentar</Trans>
      </Button>
    </div>
  );
}
