/** Telling open pages that something changed. */
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { StreamEvent } from './context.ts';

/** Tells people once each; nobody to tell is nothing told. */
export function publishToPages(
  { publish, newId }: { readonly publish: (told: StreamEvent) => void; readonly newId: () => string },
  kind: StreamedMessage['kind'],
  postId: string | null,
  to: StreamEvent['to'],
): void {
  const people = to === 'everyone' ? to : [...new Set(to)];
  if (people.length > 0) publish({ to: people, message: { id: newId(), kind, postId } });
}
