/**
 * The query keys of polls: separate from the queries, so that code that only invalidates a poll does not load
 * them.
 */

/** The prefix of all surveys. */
export const surveysKey = ['surveys'] as const;

/** The prefix of one poll: its data and its voters. */
export const pollKey = (id: string) => [...surveysKey, 'poll', id] as const;
