/** Opens the event stream of this page; the machine reconnects. */
import { notificationEndpoints } from '#schema/notifications/notifications.endpoints.ts';
import { StreamedMessage } from '#schema/notifications/streamed.ts';
import { openStream } from '#src/api/stream.ts';

/** The listener. */
export interface ListenOptions {
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamedMessage) => void;
  /** The stream is connected: from now on no event is missed. */
  readonly onOpen?: () => void;
}

/** Resolves when the server ends the stream or the signal aborts; rejects with `ApiError` on failure. */
export const listen = (options: ListenOptions): Promise<void> =>
  openStream({
    ...options,
    row: notificationEndpoints.stream,
    operation: 'notifications.stream',
    message: StreamedMessage,
  });
