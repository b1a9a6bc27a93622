/** Addresses of requests. */
import { subjects } from '#src/decisions/subjects.ts';

/** One request. */
export const requestAddress = subjects.request.addressOf;
/** The form of a kind. */
export const askAddress = (kindId: string): string => `/requests?ask=${encodeURIComponent(kindId)}`;
