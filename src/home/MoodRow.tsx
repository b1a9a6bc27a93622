/** Today's mood, on Home. Asked for only while the module is on. */
import type { ReactElement } from 'react';
import { MoodHere } from '#src/wellbeing/mood/MoodHere.tsx';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';

export function MoodRow(): ReactElement | null {
  const isOn = useModule('ever_health');
  const me = useMe();
  return isOn && me?.permissions.includes('wellbeing.use') === true ? (
    <MoodHere owner={me} className="animate-appear" />
  ) : null;
}
