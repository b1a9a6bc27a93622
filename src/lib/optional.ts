/** Parts of a page that it can do without: what cannot be fetched leaves no gap. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Part<P> = LazyExoticComponent<ComponentType<P>>;

const orNothing = <P>(loading: Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> =>
  loading.then(
    (part) => ({ default: part }),
    () => ({ default: () => null }),
  );

/** As `lazy`, of the part itself; draws nothing where it does not come. */
export const optional = <P>(load: () => Promise<ComponentType<P>>): Part<P> => lazy(() => orNothing(load()));

/** The same of a part that is on its way already. */
export function optionalNow<P>(loading: Promise<ComponentType<P>>): Part<P> {
  const part = orNothing(loading);
  return lazy(() => part);
}
