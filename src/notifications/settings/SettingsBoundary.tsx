/** The loading and failed states of the notification settings. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { isSwitchedOff } from '#src/ui/isSwitchedOff.ts';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { settingsQuery } from './settings.queries.ts';

/** The settings once loaded; a failed refresh keeps the old ones visible. */
export function SettingsBoundary({
  lines,
  children,
}: {
  /** Number of skeleton lines. */
  readonly lines: number;
  readonly children: (settings: NotificationSettings) => ReactNode;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const query = useQuery(settingsQuery());
  if (isSwitchedOff(query)) return null;
  const shown = query.data === undefined ? null : children(query.data);
  if (query.isError)
    return (
      <Failed
        what={<Trans>No pudimos cargar cómo quieres que te avisemos.</Trans>}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        age={relativeAge(query.dataUpdatedAt, { now, language })}
      >
        {shown}
      </Failed>
    );
  return (
    <>
      {shown ?? (
        <Loading label={t`Cargando tus avisos`}>
          <span className="flex flex-col gap-5 py-1">
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className="h-6 w-full" />
            ))}
          </span>
        </Loading>
      )}
    </>
  );
}
