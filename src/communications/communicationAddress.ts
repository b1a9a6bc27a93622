/** The page of one communication. */
export const communicationAddress = (id: string): string => `/communications?id=${encodeURIComponent(id)}`;
