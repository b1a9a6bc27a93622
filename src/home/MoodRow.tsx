/** Today's mood, on Home. Asked for only while the module is on. */
import type { ReactElement } from 'react';
import { MoodHere } from '#src/wellbeing/mood/MoodHere.tsx';
import { useMay } from '#src/organization/useMay.ts';
import { useMe } from '#src/session/me.queries.ts';

export function MoodRow(): ReactElement | null {
  const may = useMay('wellbeing.use', 'ever_health');
  const me = useMe();
  return may && me !== undefined ? <MoodHere owner={me} className="animate-appear" /> : null;
}
