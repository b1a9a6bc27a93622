/**
 * Messages that arrive while the page is open, each with its id (spec §3, §4): added on arrival, and deleted once the
 * page has asked for what they are about. `live.ts` works through them.
 */
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { createStore } from '#src/lib/store.ts';

/** Messages in the order of arrival; a repeated message replaces the earlier one. */
export const createStreamed = () =>
  createStore({
    isPersonal: true,
    context: { messages: [] as readonly StreamedMessage[] },
    on: {
      added: (context, event: { message: StreamedMessage }) => ({
        messages: [...context.messages.filter((one) => one.id !== event.message.id), event.message],
      }),
      deleted: (context, event: { id: string }) => ({
        messages: context.messages.filter((one) => one.id !== event.id),
      }),
    },
  });

/** The messages of this page. */
export const streamed = createStreamed();
