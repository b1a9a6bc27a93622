/** The shared state of both celebration parts on Home. */
import { useQuery } from '@tanstack/react-query';
import { relativeAge } from '#src/lib/dates.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { celebrationsQuery, type Celebration } from '#src/people/celebrations.queries.ts';

const comingShown = 5;

/** The celebrations with their query state. */
export interface CelebrationsView {
  /** `off`: the modules are off, or the person may not see celebrations. */
  readonly state: 'off' | 'loading' | 'failed' | 'ready';
  readonly today: readonly Celebration[];
  /** Up to five celebrations after today. */
  readonly coming: readonly Celebration[];
  /** The age of the data if the last refetch failed. */
  readonly failedAge: string | undefined;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly myId: string;
  /** Whether the reader may open the composer. */
  readonly mayCongratulate: boolean;
}

/** One query for all parts of the page. */
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
