/** What is typed in a field for a number and is none. Every rule refuses it; JSON would make null of it. */

export const unread = Number.NaN;

/** Whether a value has such a number anywhere in it. */
export const hasUnread = (value: unknown): boolean =>
  Number.isNaN(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasUnread));
