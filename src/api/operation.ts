/** What a generated GraphQL document is to us: its text, with the types of its answer and variables (research/stack.md 2.5). */

/** A generated `XDocument`; `R` and `V` are inferred from it. */
export interface Operation<R, V> {
  readonly __apiType?: (variables: V) => R;
  toString(): string;
}

/** Whether the operation changes anything. */
export const isMutation = (text: string): boolean => /^\s*mutation\b/.test(text);

/** Name of the operation, for logs and for errors that name none; empty where the text has none. */
export const operationName = (text: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '';
