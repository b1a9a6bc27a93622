/** Calls of communications for administrators. */
import type { QueryClient } from '@tanstack/react-query';
import type { SendPlan, SentCommunication } from '#machines/communicationSend.setup.ts';
import type { CommunicationChannel } from '#schema/communications/communications.rules.ts';
import { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { adminResource, adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { answerOf, reading, readingPages, sending } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import {
  AdminCommunicationsDocument,
  CancelCommunicationDocument,
  CommunicationFollowUpDocument,
  CommunicationGroupDocument,
  CommunicationGroupsDocument,
  CommunicationPeopleDocument,
  CommunicationReachDocument,
  CommunicationReachPeopleDocument,
  CommunicationSettingsDocument,
  CreateCommunicationGroupDocument,
  DeleteCommunicationGroupDocument,
  DepartmentCommunicationsDocument,
  GroupCommunicationsDocument,
  PinCommunicationDocument,
  UpdateCommunicationDocument,
  UpdateCommunicationGroupDocument,
  UpdateCommunicationSettingsDocument,
  type AdminCommunicationsQuery,
  type CommunicationFollowUpQuery,
  type CommunicationGroupQuery,
  type CommunicationGroupsQuery,
  type CommunicationPeopleQuery,
  type CommunicationPeopleQueryVariables,
  type CommunicationReachPeopleQueryVariables,
} from '#src/gql/graphql.ts';
import { communicationsKey, refreshCommunications } from '#src/communications/communications.queries.ts';

/** One of the list of administrators. */
export type AdminCommunication = AdminCommunicationsQuery['adminCommunications']['items'][number];
/** One with what came of it. */
export type FollowedCommunication = CommunicationFollowUpQuery['communicationFollowUp'];
export type Group = CommunicationGroupsQuery['communicationGroups'][number];
export type OpenedGroup = CommunicationGroupQuery['communicationGroup'];
export type DeliveredPerson = CommunicationPeopleQuery['communicationPeople']['items'][number];
export type PeopleFilter = Pick<CommunicationPeopleQueryVariables, 'keywords' | 'part' | 'departmentId'>;
type ReachInput = CommunicationReachPeopleQueryVariables['input'];

const queryKey = [...communicationsKey, 'admin'] as const;

/** The filters of the list, as the address has them. */
export const communicationSearch = searchOf(communicationEndpoints.adminList.query);

/** A plan as the calls of the reach name it. */
export const reachInput = ({ audience, groupId, departmentId, channels }: SendPlan) => ({
  audience,
  channels: [...channels] as CommunicationChannel[],
  ...(groupId === null ? {} : { communicationGroupId: groupId }),
  ...(departmentId === null ? {} : { departmentId }),
});

/** All communications, newest first. */
export const communicationResource = {
  ...pagedResource([...queryKey, 'list'], AdminCommunicationsDocument, refreshCommunications),
  one: (id: string) => reading([...queryKey, 'one', id], CommunicationFollowUpDocument, { id }, adminStaleMs),
  people: (id: string, filter: PeopleFilter) =>
    readingPages(
      [...queryKey, 'people', id, filter],
      CommunicationPeopleDocument,
      (page) => ({ id, page, perPage: pageSize.default, ...filter }),
      adminStaleMs,
    ),
  ofGroup: (id: string) =>
    readingPages(
      [...queryKey, 'group', id],
      GroupCommunicationsDocument,
      (page) => ({ id, page }),
      adminStaleMs,
    ),
  ofDepartment: (id: string) =>
    readingPages(
      [...queryKey, 'department', id],
      DepartmentCommunicationsDocument,
      (page) => ({ id, page }),
      adminStaleMs,
    ),
  /** Who would get it. Throws `ApiError`. */
  reach: (plan: SendPlan, signal: AbortSignal) =>
    answerOf(CommunicationReachDocument, reachInput(plan), { signal, pass: 'request' }),
  /** The names behind one number. */
  reachPeople: (plan: SendPlan, part: ReachInput['part'], channel: CommunicationChannel | null) =>
    readingPages(
      [...queryKey, 'reach', reachInput(plan), part, channel],
      CommunicationReachPeopleDocument,
      (page) => ({
        input: {
          ...reachInput(plan),
          part,
          page,
          perPage: pageSize.default,
          ...(channel === null ? {} : { channel }),
        },
      }),
      adminStaleMs,
    ),
  update: sending(UpdateCommunicationDocument),
  cancel: sending(CancelCommunicationDocument),
  pin: sending(PinCommunicationDocument),
} as const;

/** One page of all people of a communication, for its file. */
export async function peoplePage(id: string, page: number, signal: AbortSignal) {
  const { items, pagination } = await answerOf(
    CommunicationPeopleDocument,
    { id, page, perPage: pageSize.max },
    { signal, pass: 'request' },
  );
  return { items, ...pagination };
}

/** The groups that administrators send to. */
export const groupResource = {
  ...adminResource([...queryKey, 'groups'], CommunicationGroupsDocument, refreshCommunications),
  one: (id: string) =>
    reading([...queryKey, 'group', 'one', id], CommunicationGroupDocument, { id }, adminStaleMs),
  create: sending(CreateCommunicationGroupDocument),
  update: sending(UpdateCommunicationGroupDocument),
  remove: sending(DeleteCommunicationGroupDocument),
} as const;

/** The hours in which nobody is interrupted. */
export const settingsResource = {
  read: () => reading([...queryKey, 'settings'], CommunicationSettingsDocument, {}, adminStaleMs),
  update: sending(UpdateCommunicationSettingsDocument),
  refresh: (cache: QueryClient): void =>
    void cache.invalidateQueries({ queryKey: [...queryKey, 'settings'] }),
} as const;

type Sent = Pick<
  AdminCommunication,
  'id' | 'state' | 'timing' | 'sendAt' | 'recipientsCount' | 'delivered' | 'failed'
>;

/** A communication as the machine of the send knows it. */
export const sentOf = ({
  id,
  state,
  timing,
  sendAt,
  recipientsCount,
  delivered,
  failed,
}: Sent): SentCommunication => ({
  id,
  state,
  isAtOnce: timing === 'now',
  sendAt,
  people: recipientsCount,
  delivered,
  failed,
});
