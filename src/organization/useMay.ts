/** Whether the reader may do something: allowed, and its module on. False while either is unknown. */
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';
import { useMe } from '#src/session/me.queries.ts';
import { useModule } from './organization.context.ts';

export function useMay(permission: Permission, module: ModuleFlag): boolean {
  const isOn = useModule(module);
  return useMe()?.permissions.includes(permission) === true && isOn;
}
