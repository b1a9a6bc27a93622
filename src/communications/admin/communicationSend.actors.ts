/** The machine of a send, wired to the calls and to the communication as it is read. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { communicationSendMachine } from '#machines/communicationSend.machine.ts';
import type {
  CommunicationSendEvent,
  SendPlan,
  SentCommunication,
} from '#machines/communicationSend.setup.ts';
import { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { newKey } from '#src/api/newKey.ts';
import { restCall } from '#src/api/rest.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { pause } from '#src/lib/pause.ts';
import { inspect } from '#src/lib/recorder.ts';
import { refreshCommunications } from '#src/communications/communications.queries.ts';
import { communicationResource, sentOf } from './communicationsAdmin.queries.ts';
import { bodyOf, type SendFields } from './sendForm.ts';

/** A running send. */
export type CommunicationSendActor = ActorRefFrom<typeof communicationSendMachine>;

/** What the form holds when Send is pressed. */
export interface Written {
  readonly fields: SendFields;
  readonly files: readonly File[];
}

/** How often a delivery is read again, in ms. */
const followMs = 1_500;

/** The call of the audience that was chosen. */
function post({ fields, files }: Written, key: string) {
  const body = bodyOf(fields, files);
  const { audience, groupId, departmentId } = fields;
  switch (audience) {
    case 'all':
      return restCall(communicationEndpoints.sendAll, 'communications.sendAll', { body }, { key });
    case 'department':
      return restCall(
        communicationEndpoints.sendDepartment,
        'communications.sendDepartment',
        { body: { ...body, ...(departmentId === null ? {} : { departmentId }) } },
        { key },
      );
    case 'group': {
      const id = groupId ?? '';
      return restCall(
        communicationEndpoints.sendGroup,
        'communications.sendGroup',
        { params: { id }, body: { ...body, id } },
        { key },
      );
    }
  }
}

/** Sends what is written; a repeat, also after a reload, is the same call until it is answered. */
export async function sendWritten(cache: QueryClient, written: Written): Promise<SentCommunication> {
  const content = JSON.stringify([
    written.fields,
    written.files.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ]);
  const sent = await sendOnce('communication', content, (key) => post(written, key));
  refreshCommunications(cache);
  return sentOf(sent);
}

async function follow(
  cache: QueryClient,
  id: string,
  tell: (event: CommunicationSendEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await pause(followMs, signal);
    try {
      const one = await cache.fetchQuery({ ...communicationResource.one(id), staleTime: 0 });
      if (!signal.aborted) tell({ type: 'sent.seen', sent: sentOf(one) });
    } catch {
      // The next read says it.
    }
  }
}

/** Creates the machine of a send; the caller starts it. */
export const createCommunicationSend = (
  cache: QueryClient,
  {
    plan,
    sent,
    written,
  }: {
    readonly plan: SendPlan;
    readonly sent: SentCommunication | null;
    /** What the form holds now. */
    readonly written: () => Written;
  },
): CommunicationSendActor =>
  createActor(
    communicationSendMachine.provide({
      actors: {
        count: fromPromise(({ input, signal }) => communicationResource.reach(input.plan, signal)),
        // No signal: leaving the page must not abort what is being sent.
        send: fromPromise(() => sendWritten(cache, written())),
        cancel: fromPromise(async ({ input }) => {
          const one = await communicationResource.cancel(input, newKey());
          refreshCommunications(cache);
          return sentOf(one);
        }),
        follow: fromPromise(({ input, signal }) => follow(cache, input.id, input.tell, signal)),
      },
    }),
    { input: { plan, sent }, inspect },
  );
