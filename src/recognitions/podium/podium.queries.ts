/** Reads of the podium, and one's own choice to stand on it (spec §7 `GET /podium`). */
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

/** Somebody with a rank; ties share it. Points are null where the organisation hides them. */
export type Place = PodiumPlacesQuery['podium'][number];
/** Where the reader stands, and whether they stay out. */
export type OwnPlaces = OwnPlacesQuery['myPodium'];
/** How the podium runs here. */
export type PodiumRules = PodiumRulesQuery['podiumSettings'];
/** Whom a podium ranks. */
export type Board = 'receivers' | 'givers' | 'badges';
/** The period of the settings, or all time. */
export type Span = 'period' | 'all';

/** Places move with every recognition: fresh for this long, in ms. */
const staleTimeMs = 60_000;

/** Queries of the podium; a podium that is switched off raises `module_off`. */
export const podiumQueries = {
  all: () => ['podium'] as const,

  rules: () =>
    queryOptions({
      queryKey: [...podiumQueries.all(), 'rules'],
      queryFn: async ({ signal }): Promise<PodiumRules> =>
        (await request(PodiumRulesDocument, {}, { signal })).podiumSettings,
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
          : (await request(PodiumPlacesDocument, { accum, side: board }, { signal })).podium;
      },
      staleTime: staleTimeMs,
    }),

  own: (span: Span) =>
    queryOptions({
      queryKey: [...podiumQueries.all(), 'own', span],
      queryFn: async ({ signal }): Promise<OwnPlaces> =>
        (await request(OwnPlacesDocument, { accum: span === 'all' }, { signal })).myPodium,
      staleTime: staleTimeMs,
    }),
} as const;

/** Stays out of every podium, or comes back. */
export const choosePodium = async (hidden: boolean): Promise<boolean> =>
  (await request(ChooseMyPodiumDocument, { hidden })).setMyPodium.hidden;
