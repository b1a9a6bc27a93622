/** The queries of a domain that stream events invalidate; src/app/live.ts joins them. */
import type { QueryKey } from '@tanstack/react-query';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';

/** For each kind of message, the queries that it invalidates. */
export type LiveQueries = Readonly<Partial<Record<StreamedMessage['kind'], readonly QueryKey[]>>>;
