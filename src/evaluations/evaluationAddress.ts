/** Addresses of evaluations. */

const page = '/performance_evaluation';

/** To write one. */
export const writingAddress = (id: string): string => `${page}?write=${encodeURIComponent(id)}`;
/** To read one that was written. */
export const readingAddress = (id: string): string => `${page}?read=${encodeURIComponent(id)}`;
/** The own result of a cycle; `id` is the place of the person in the cycle. */
export const resultAddress = (id: string): string => `${page}?tab=me&person=${encodeURIComponent(id)}`;
/** What was written about a person of the team. */
export const recordAddress = (id: string): string => `${page}?tab=team&person=${encodeURIComponent(id)}`;
/** A tab of the page. */
export const tabAddress = (tab: 'write' | 'me' | 'team'): string =>
  tab === 'write' ? page : `${page}?tab=${tab}`;
