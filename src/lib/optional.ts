/** Optional components: if the chunk cannot be loaded, they render nothing. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Part<P> = LazyExoticComponent<ComponentType<P>>;

const orNothing = <P>(loading: Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> =>
  loading.then(
    (part) => ({ default: part }),
    () => ({ default: () => null }),
  );

/** Like `lazy` for an optional component; renders nothing if loading fails. */
export const optional = <P>(load: () => Promise<ComponentType<P>>): Part<P> => lazy(() => orNothing(load()));

/** The same for a component that is already loading. */
export function optionalNow<P>(loading: Promise<ComponentType<P>>): Part<P> {
  const part = orNothing(loading);
  return lazy(() => part);
}
