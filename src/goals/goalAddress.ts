/** Addresses of goals. One that was opened from a list keeps the tab and the period, so that its way back leads there. */
const path = '/goals';
const goalPart = 'goal';

/** `list` is the search of the list that contains the goal. */
export const goalAddress = (id: string, list: Iterable<[string, string]> = []): string => {
  const rest = [...list].filter(([name]) => name !== goalPart);
  return `${path}?${new URLSearchParams([[goalPart, id], ...rest]).toString()}`;
};

/** The list that a goal was opened from. */
export const listAddress = (search: URLSearchParams): string => {
  const rest = new URLSearchParams([...search].filter(([name]) => name !== goalPart)).toString();
  return rest === '' ? path : `${path}?${rest}`;
};
