/** The address of a challenge. */
export const challengeAddress = (id: string): string => `/challenges?id=${id}`;
