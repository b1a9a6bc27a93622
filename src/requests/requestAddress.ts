/** Addresses of requests. */

/** One request. */
export const requestAddress = (id: string): string => `/requests?id=${encodeURIComponent(id)}`;
/** The form of a kind. */
export const askAddress = (kindId: string): string => `/requests?ask=${encodeURIComponent(kindId)}`;
