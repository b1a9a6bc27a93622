/** Reads of the podium, and the reader's opt-out (spec §7 `GET /podium`). */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  ChooseMyPodiumDocument,
  OwnPlacesDocument,
  PodiumByBadgesDocument,
  PodiumPlacesDocument,
  PodiumRulesDocument,
  type OwnPlacesQuery,
  type PodiumPlacesQuery,
  type PodiumRulesQuery,
} from '#src/gql/graphql.ts';

/** A person with a rank; ties share the rank. Points are null if the organisation hides them. */
export type Place = PodiumPlacesQuery['podium'][number];
/** The reader's own places, and whether the reader opted out. */
export type OwnPlaces = OwnPlacesQuery['myPodium'];
/** The podium rules of the organisation. */
export type PodiumRules = PodiumRulesQuery['podiumSettings'];
/** The ranked side of a podium. */
export type Board = 'receivers' | 'givers' | 'badges';
/** The period of the settings, or all time. */
export type Span = 'period' | 'all';

/** Stale time in ms: every recognition can change the places. */
const staleTimeMs = 60_000;

/** Queries of the podium; they raise `module_off` if the podium is switched off. */
export const podiumQueries = {
  all: () => ['podium'] as const,

  rules: () =>
    queryOptions({
      queryKey: [...podiumQueries.all(), 'rules'],
      queryFn: async ({ signal }): Promise<PodiumRules> =>
        (await request(PodiumRulesDocument, {}, { signal, together: true })).podiumSettings,
      staleTime: 5 * staleTimeMs,
    }),

  /** The first places, by rank and name. */
  places: (board: Board, span: Span) =>
    queryOptions({
      queryKey: [...podiumQueries.all(), 'places', board, span],
      queryFn: async ({ signal }): Promise<readonly Place[]> => {
        const accum = span === 'all';
        return board === 'badges'
          ? (await request(PodiumByBadgesDocument, { accum }, { signal })).insigniaPodium
          : (await request(PodiumPlacesDocument, { accum, side: board }, { signal, together: true })).podium;
      },
      staleTime: staleTimeMs,
    }),

  own: (span: Span) =>
    queryOptions({
      queryKey: [...podiumQueries.all(), 'own', span],
      queryFn: async ({ signal }): Promise<OwnPlaces> =>
        (await request(OwnPlacesDocument, { accum: span === 'all' }, { signal, together: true })).myPodium,
      staleTime: staleTimeMs,
    }),
} as const;

/** Opts out of every podium, or back in. */
export const choosePodium = async (hidden: boolean): Promise<boolean> =>
  (await request(ChooseMyPodiumDocument, { hidden })).setMyPodium.hidden;
