/** The module switches that badges depend on. */
import { modules } from '../organization/organization.tables.ts';
import type { Store } from '../store/port.ts';

export interface BadgeSwitches {
  readonly insignias?: boolean;
  /** Other users see who holds public badges. */
  readonly publicBadges?: boolean;
}

/** The state of both switches, in one read. */
export async function badgeSwitches(store: Store): Promise<Required<BadgeSwitches>> {
  const { rows } = await store.list(modules, {
    where: { flag: { in: ['insignias', 'publicBadges'] }, active: true },
  });
  const isOn = (flag: string): boolean => rows.some((row) => row.flag === flag);
  return { insignias: isOn('insignias'), publicBadges: isOn('publicBadges') };
}
