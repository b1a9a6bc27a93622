/** Administrators send communications (spec §7, the form of §3, the sentences of §5). */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import {
  communicationChannels,
  sendFaults,
  type CommunicationAudience,
  type CommunicationChannel,
} from '#schema/communications/communications.rules.ts';
import type { AdminCommunication } from '#schema/communications/communications.shapes.ts';
import { ApiError } from '#schema/errors.ts';
import type { UploadedFile } from '#schema/kit/files.ts';
import { may } from '#schema/permissions.ts';
import { inWaves } from '#schema/users/reminders.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { holdFiles, ownUploads } from '../files/files.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { withPreparation } from '../http/lazyService.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { departments } from '../people/users.tables.ts';
import { expectPeople } from '../surveys/enough.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { defaultCommunication } from './communications.defaults.ts';
import { communications } from './communications.tables.ts';
import { adminOne } from './communications.views.ts';
import { groupBy } from './groups.service.ts';
import { deployed } from './planning.service.ts';
import { audienceOf, type Means } from './reach.ts';
import { throwInvalid, timesOf } from './times.ts';

type Endpoints = typeof communicationEndpoints;
type Calls = 'sendAll' | 'sendGroup' | 'sendDepartment';

/** The fields of a send, whatever its audience. */
interface Form {
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  readonly pin?: 'true' | undefined;
  readonly email?: 'true' | undefined;
  readonly whatsapp?: 'true' | undefined;
  readonly newsfeed?: 'true' | undefined;
  readonly attachments?: readonly UploadedFile[] | undefined;
  readonly attachmentKeys?: readonly string[] | undefined;
  readonly critical?: 'true' | undefined;
  readonly asksAcknowledgement?: 'true' | undefined;
  readonly sendAt?: string | undefined;
  readonly localAt?: string | undefined;
  readonly until?: string | undefined;
  readonly remindAfter?: readonly number[] | undefined;
}

interface To {
  readonly audienceKind: CommunicationAudience;
  readonly groupId: string | null;
  readonly departmentId: string | null;
}

/** The chosen channels of a form. */
const channelsOf = (form: Form): readonly CommunicationChannel[] =>
  communicationChannels.filter((channel) => form[channel] === 'true');

async function send(
  context: Context,
  form: Form,
  { audienceKind, groupId, departmentId }: To,
  means: Means,
  more: (findings: ValidationErrors) => void = () => undefined,
): Promise<AdminCommunication> {
  const { store, me, at, newId, language } = context;
  const findings = new ValidationErrors(language);
  const { title = '', message = '' } = form;
  const channels = channelsOf(form);
  for (const { field, code } of sendFaults({ title, message, channels, audience: audienceKind, groupId }))
    findings.add(field, code);
  more(findings);
  const times = await timesOf(context, form, findings);
  const isCritical = form.critical === 'true';
  if (isCritical && !may(me.userType, 'communications.critical'))
    findings.add('critical', 'communication_critical');
  const keys = form.attachmentKeys ?? [];
  const uploads = await ownUploads(store, me, keys, 'comm-attachment', findings, 'attachmentKeys');
  throwInvalid(context, findings);
  if (departmentId !== null) {
    const { rows } = await store.list(departments, { where: { id: departmentId, active: true } });
    if (rows.length === 0) throw domainError('not_found', language);
  }
  const audience = await audienceOf(store, { audienceKind, groupId, departmentId });
  if (audience === null) throw domainError('not_found', language);
  await expectSomebody(context, audience);
  const id = newId();
  const asksAcknowledgement = form.asksAcknowledgement === 'true';
  const row = defaultCommunication({
    id,
    title,
    message,
    audienceKind,
    groupId,
    departmentId,
    onPin: channels.includes('pin'),
    onEmail: channels.includes('email'),
    onWhatsapp: channels.includes('whatsapp'),
    onNewsfeed: channels.includes('newsfeed'),
    hasMail: means.email,
    hasWhatsapp: means.whatsapp,
    pinned: channels.includes('pin'),
    asksAcknowledgement,
    critical: isCritical,
    ...times,
    remindAfter: asksAcknowledgement ? inWaves(form.remindAfter ?? []) : [],
    attachments: [
      ...(form.attachments ?? []).map(({ key, name, contentType, size }) => ({
        key,
        name,
        contentType,
        size,
      })),
      ...uploads.map(({ id: key, name, contentType, size }) => ({ key, name, contentType, size })),
    ],
    createdBy: me.id,
    createdAt: at,
  });
  await store.insert(communications, [row]);
  await holdFiles(store, keys, id);
  return adminOne(context, row);
}

/** Raises 409 for an audience without people today. */
async function expectSomebody(context: Context, audience: Parameters<typeof expectPeople>[1]): Promise<void> {
  try {
    await expectPeople(context, audience, dayAt(context.now, await timezoneOf(context.store)));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') refuse(context, 'communication_nobody');
    throw error;
  }
}

export const sendingService: Pick<Service<Endpoints>, Calls> = {
  sendAll: withPreparation<Endpoints['sendAll'], Means>(deployed, (context, { body }, means) =>
    send(context, body, { audienceKind: 'all', groupId: null, departmentId: null }, means),
  ),

  sendDepartment: withPreparation<Endpoints['sendDepartment'], Means>(
    deployed,
    (context, { body }, means) => {
      const { departmentId = null, ...form } = body;
      return send(
        context,
        form,
        { audienceKind: 'department', groupId: null, departmentId },
        means,
        (findings) => {
          if (departmentId === null) findings.add('departmentId', 'required');
        },
      );
    },
  ),

  sendGroup: withPreparation<Endpoints['sendGroup'], Means>(
    deployed,
    async (context, { params: { id: inPath }, body }, means) => {
      const { id = null, ...form } = body;
      // The group of the path decides whether there is one; the form must name the same.
      if (id !== null) await groupBy(context, inPath);
      return send(
        context,
        form,
        { audienceKind: 'group', groupId: id, departmentId: null },
        means,
        (findings) => {
          if (id !== null && id !== inPath) findings.add('id', 'communication_groups');
        },
      );
    },
  ),
};
