/** Where somebody is, as the navigation marks it. */
import type { Screen } from './routes.ts';

/** Whether an address is a screen's own, or a place inside it: `/admin/badges` is inside `/admin`, but `/profile/order` is a screen of its own. */
export const isActiveRoute = ({ path }: Pick<Screen, 'path'>, address: string): boolean =>
  address === path || (address.startsWith(`${path}/`) && address !== '/profile/order');
