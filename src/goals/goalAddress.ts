/** Addresses of goals. */
export const goalAddress = (id: string): string => `/goals?goal=${id}`;
