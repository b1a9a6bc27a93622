/** One parameter of the address, such as the id of an open panel; the others stay as they are. */
import { useSearchParams } from 'wouter';

/** Replaces the address and keeps the state of the entry: the scroll position of a list, and the panels it holds (`layers.ts`). */
export const samePlace = (): { readonly replace: true; readonly state: unknown } => ({
  replace: true,
  state: history.state,
});

/** The parameter, null without one, and a function that replaces it in this history entry. */
export function useAddressParam(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string | null): void =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    }, samePlace());
  return [params.get(name) || null, set];
}
