/** The type of a generated GraphQL document: its text, with the types of its result and variables. */

/** A generated `XDocument`; `R` and `V` are inferred from it. */
export interface Operation<R, V> {
  readonly __apiType?: (variables: V) => R;
  toString(): string;
}

/** Whether the operation changes data. */
export const isMutation = (text: string): boolean => /^\s*mutation\b/.test(text);

/** Name of the operation, for logs and for errors without a name; empty if the text has none. */
export const operationName = (text: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '';
