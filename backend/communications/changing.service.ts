/** Administrators correct words, move what nobody has yet, cancel, and pin. */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { communicationLimits, endless } from '#schema/communications/communications.rules.ts';
import type { AdminCommunication } from '#schema/communications/communications.shapes.ts';
import { inWaves } from '#schema/users/reminders.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { publishToPages } from '../http/openPages.ts';
import { posts } from '../posts/posts.tables.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { communicationBy, type CommunicationRow } from './communications.access.ts';
import { keepPost, scopeOf } from './communications.scopes.ts';
import { communications } from './communications.tables.ts';
import { adminOne } from './communications.views.ts';
import { postWords } from './postWords.ts';
import { foldOf, instantOf, throwInvalid, timesOf } from './times.ts';

type Calls = 'update' | 'cancel' | 'pin';

async function changed(
  context: Context,
  id: string,
  change: Partial<Omit<CommunicationRow, 'id'>>,
): Promise<AdminCommunication> {
  const { store, at, language } = context;
  const [row] = await store.update(communications, { id }, change);
  if (row === undefined) throw domainError('not_found', language);
  const scope = scopeOf(row, at);
  if (scope !== row.scope) {
    await store.update(communications, { id }, { scope });
    // The post of one that is only pinned, or moved among its scopes, stays as the organisation filed it.
    if ((scope === null) !== (row.scope === null)) await keepPost(context, { ...row, scope });
  }
  publishToPages(context, 'communication.changed', null, 'everyone');
  return adminOne(context, row);
}

export const changingService: Pick<Service<typeof communicationEndpoints>, Calls> = {
  async update(context, { params: { id }, body }) {
    const { store, at, language } = context;
    const old = await communicationBy(context, id);
    if (old.state === 'cancelled') refuse(context, 'communication_cancelled');
    expectBase(context, body, {
      ...old,
      sendAt: old.startsAt,
      localAt: old.localAt === '' ? null : old.localAt,
      until: old.until === endless ? null : old.until,
    });
    const { title = old.title, message = old.message, timing, sendAt, localAt, until, remindAfter } = body;
    const findings = new ValidationErrors(language);
    const isMoved = timing !== undefined || sendAt !== undefined || localAt !== undefined;
    const isOut = old.state !== 'scheduled';
    if (isMoved && isOut) refuse(context, 'communication_started');
    const end = until === undefined ? old.until : until === null ? endless : instantOf(until);
    const kind =
      timing ?? (localAt !== undefined && localAt !== null ? 'local' : sendAt === undefined ? 'now' : 'at');
    const times = isMoved
      ? await timesOf(
          context,
          {
            ...(kind === 'local' ? { localAt: localAt ?? old.localAt } : {}),
            ...(kind === 'at' ? { sendAt: sendAt ?? old.startsAt } : {}),
            ...(end === endless ? {} : { until: end }),
          },
          findings,
        )
      : { timing: old.timing, startsAt: old.startsAt, localAt: old.localAt, until: end };
    if (!isMoved && end <= old.startsAt) findings.add('until', 'communication_until');
    throwInvalid(context, findings);
    const isCorrected = title !== old.title || message !== old.message;
    if (isCorrected && old.postId !== null)
      await store.update(posts, { id: old.postId }, { message: postWords({ title, message }), editedAt: at });
    return changed(context, id, {
      title,
      message,
      fold: foldOf({ title, message }),
      ...times,
      ...(remindAfter === undefined || !old.asksAcknowledgement ? {} : { remindAfter: inWaves(remindAfter) }),
      // Mails are never sent again: what people got is in the history.
      ...(isCorrected && isOut
        ? {
            editedAt: at,
            history: [{ title: old.title, message: old.message, until: at }, ...old.history].slice(
              0,
              communicationLimits.history,
            ),
          }
        : {}),
    });
  },

  async cancel(context, { params: { id } }) {
    const old = await communicationBy(context, id);
    if (old.state === 'cancelled') return adminOne(context, old);
    if (old.state !== 'scheduled') refuse(context, 'communication_started');
    return changed(context, id, { state: 'cancelled', pinned: false });
  },

  async pin(context, { params: { id }, body: { pin } }) {
    const old = await communicationBy(context, id);
    if (old.state === 'cancelled') refuse(context, 'communication_cancelled');
    return changed(context, id, { pinned: pin ?? !old.pinned });
  },
};
