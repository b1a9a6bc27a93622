/** Listens to what happens while this page is open; coming back is the machine's affair (design §8 "Streams"). */
import { notificationEndpoints } from '#schema/notifications/notifications.endpoints.ts';
import { StreamedMessage } from '#schema/notifications/streamed.ts';
import { openStream } from '#src/api/stream.ts';

/** Who listens. */
export interface ListenOptions {
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamedMessage) => void;
  /** The line stands: from now on nothing is missed. */
  readonly onOpen?: () => void;
}

/** Resolves when the server ends the line or the signal aborts; rejects with `ApiError` when it fails. */
export const listen = (options: ListenOptions): Promise<void> =>
  openStream({
    ...options,
    row: notificationEndpoints.stream,
    operation: 'notifications.stream',
    message: StreamedMessage,
  });
