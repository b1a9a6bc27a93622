/** Calls of administrators who lead cycles of evaluations. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BeginPlan } from '#machines/evaluationCycle.setup.ts';
import { adminStaleMs } from '#src/admin/adminResource.ts';
import { answerOf, reading, readingPages, sending } from '#src/api/documents.ts';
import {
  AddCyclePeopleDocument,
  AdvanceEvaluationCycleDocument,
  BeginEvaluationCycleDocument,
  CalibrateEvaluationDocument,
  CycleAudienceDocument,
  CyclePeopleDocument,
  EvaluationCycleDocument,
  EvaluationCyclesDocument,
  EvaluationRecordDocument,
  NotifyEvaluationCycleDocument,
  PlanEvaluationCycleDocument,
  ScoreDistributionDocument,
  ShareEvaluationsDocument,
  TakeBackEvaluationDocument,
  type CyclePeopleQuery,
  type EvaluationCyclesQuery,
  type EvaluationRecordQuery,
  type ScoreDistributionQuery,
} from '#src/gql/graphql.ts';

export type Cycle = EvaluationCyclesQuery['evaluationCycles'][number];
/** A person who is evaluated in a cycle. */
export type CyclePerson = CyclePeopleQuery['cyclePeople']['items'][number];
export type CycleRecord = EvaluationRecordQuery['evaluationRecord'];
export type Distribution = ScoreDistributionQuery['scoreDistribution'];

/** What the lists of people are narrowed to. */
export interface PeopleFilter {
  readonly id: string;
  readonly departmentId?: string | undefined;
  readonly waiting?: 'writing' | 'score' | 'sharing' | 'reading' | 'acknowledging' | undefined;
}

/** The root of the keys of everything about evaluations that administrators see. */
const cyclesKey = ['evaluations', 'admin'] as const;

/** Invalidates what administrators see of evaluations. Never throws. */
export const refreshCycles = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: cyclesKey });

/** How often a cycle is read whose people are gathered, or whose last change is worked off, in ms. */
const gatheringMs = 1_500;

/** The cycle as it is now. */
export const readCycle = (id: string, signal: AbortSignal) =>
  answerOf(EvaluationCycleDocument, { id }, { signal });

/** How many people an audience has, and of how many a part can never be written. */
export const evaluatedPeople = (audience: BeginPlan['audience']) =>
  queryOptions({
    queryKey: [...cyclesKey, 'audience', audience],
    queryFn: ({ signal }) =>
      answerOf(
        CycleAudienceDocument,
        {
          input: {
            departmentIds: [...audience.departmentIds],
            groupIds: [...audience.groupIds],
            userIds: [...audience.userIds],
            tenureFrom: audience.tenureFrom,
            tenureTo: audience.tenureTo,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: adminStaleMs,
  });

export const cycleResource = {
  list: () => reading([...cyclesKey, 'list'], EvaluationCyclesDocument, {}, adminStaleMs),
  /** Asks again while the people of a cycle that has begun are gathered, and while a change is worked off. */
  one: (id: string) =>
    queryOptions({
      ...reading([...cyclesKey, 'one', id], EvaluationCycleDocument, { id }, adminStaleMs),
      refetchInterval: ({ state: { data } }) =>
        data === undefined || (data.ready && data.settled) || data.phase === 'draft' ? false : gatheringMs,
    }),
  people: ({ id, ...filter }: PeopleFilter) =>
    readingPages(
      [...cyclesKey, 'people', id, filter],
      CyclePeopleDocument,
      (page) => ({ id, ...filter, page }),
      adminStaleMs,
    ),
  distribution: (id: string, departmentId: string | undefined) =>
    reading(
      [...cyclesKey, 'distribution', id, departmentId ?? null],
      ScoreDistributionDocument,
      { id, departmentId },
      adminStaleMs,
    ),
  record: (id: string) =>
    reading([...cyclesKey, 'record', id], EvaluationRecordDocument, { id }, adminStaleMs),
  begin: sending(BeginEvaluationCycleDocument),
  plan: sending(PlanEvaluationCycleDocument),
  advance: sending(AdvanceEvaluationCycleDocument),
  addPeople: sending(AddCyclePeopleDocument),
  remind: sending(NotifyEvaluationCycleDocument),
  calibrate: sending(CalibrateEvaluationDocument),
  share: sending(ShareEvaluationsDocument),
  takeBack: sending(TakeBackEvaluationDocument),
} as const;
