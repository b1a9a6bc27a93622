/** What a domain hands to the line on which a page is told what happens: src/app/live.ts joins them. */
import type { QueryKey } from '@tanstack/react-query';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';

/** For each kind of message, the queries that it makes old. */
export type LiveQueries = Readonly<Partial<Record<StreamedMessage['kind'], readonly QueryKey[]>>>;
