/** Under which keys polls stand in the query cache: apart from reading them, so that whoever only says that one changed fetches nothing. */

/** Everything of surveys. */
export const surveysKey = ['surveys'] as const;

/** Everything of one poll: itself and who voted. */
export const pollKey = (id: string) => [...surveysKey, 'poll', id] as const;
