/** What both places of the celebrations on Home share: who, and what may be done about it. */
import { useQuery } from '@tanstack/react-query';
import { relativeAge } from '#src/lib/dates.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { celebrationsQuery, type Celebration } from '#src/people/celebrations.queries.ts';

const comingShown = 5;

/** The celebrations in their pictures. */
export interface CelebrationsView {
  /** `off`: switched off, or nothing for this person. */
  readonly state: 'off' | 'loading' | 'failed' | 'ready';
  readonly today: readonly Celebration[];
  /** The next five after today. */
  readonly coming: readonly Celebration[];
  /** Asking again failed: how old is what is shown. */
  readonly failedAge: string | undefined;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly myId: string;
  /** Whether the composer may be opened for somebody. */
  readonly mayCongratulate: boolean;
}

/** One call for the page, shared by all places that show it. */
export function useCelebrations(): CelebrationsView {
  const me = useMe();
  const language = useLanguage();
  const now = useNow();
  const birthdays = useModule('birthdays');
  const anniversaries = useModule('anniversary');
  const recognises = useModule('recognitions');
  const may = (permission: 'people.search' | 'recognition.send'): boolean =>
    me?.permissions.includes(permission) ?? false;
  const isOn = (birthdays || anniversaries) && may('people.search');
  const query = useQuery({ ...celebrationsQuery({ birthdays, anniversaries }), enabled: isOn });
  const all = query.data ?? [];
  const settled = query.data === undefined ? (query.isError ? 'failed' : 'loading') : 'ready';
  return {
    state: isOn ? settled : 'off',
    today: all.filter(({ isToday }) => isToday),
    coming: all.filter(({ isToday }) => !isToday).slice(0, comingShown),
    failedAge:
      query.data !== undefined && query.isError
        ? relativeAge(query.dataUpdatedAt, { now, language })
        : undefined,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    myId: me?.id ?? '',
    mayCongratulate: recognises && may('recognition.send'),
  };
}
