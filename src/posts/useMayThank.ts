/** Whether the reader may send recognitions: what offers to thank somebody outside the feed asks it. */
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';

/** False while it is unknown. */
export function useMayThank(): boolean {
  const isOn = useModule('recognitions');
  const me = useMe();
  return isOn && me?.permissions.includes('recognition.send') === true;
}
