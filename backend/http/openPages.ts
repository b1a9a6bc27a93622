/** Sends changes to open pages. */
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { StreamEvent } from './context.ts';

/** Sends one event to the open pages of these people; without people it sends nothing. */
export function publishToPages(
  { publish, newId }: { readonly publish: (told: StreamEvent) => void; readonly newId: () => string },
  kind: StreamedMessage['kind'],
  postId: string | null,
  to: StreamEvent['to'],
): void {
  const people = to === 'everyone' ? to : [...new Set(to)];
  if (people.length > 0) publish({ to: people, message: { id: newId(), kind, postId } });
}
