/** The address of one event. */
export const eventAddress = (id: string): string => `/events?id=${encodeURIComponent(id)}`;
