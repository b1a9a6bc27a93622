/** The current place, as the navigation marks it. */
import type { Screen } from './routes.ts';

/**
 * Whether an address is the screen's own or inside it: `/admin/badges` is inside `/admin`, but
 * `/profile/order` is a separate screen.
 */
export const isActiveRoute = ({ path }: Pick<Screen, 'path'>, address: string): boolean =>
  address === path || (address.startsWith(`${path}/`) && address !== '/profile/order');
