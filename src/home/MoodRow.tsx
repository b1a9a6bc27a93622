/** Today's mood, on Home. Its code is fetched only while the module is on. */
import { Suspense, type ReactElement } from 'react';
import { optional } from '#src/lib/optional.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';

// Optional content: Home works without it.
const MoodHere = optional(() =>
  withTexts(() => import('#src/wellbeing/mood/MoodHere.tsx')).then((file) => file.MoodHere),
);

export function MoodRow(): ReactElement | null {
  const isOn = useModule('ever_health');
  const me = useMe();
  return isOn && me?.permissions.includes('wellbeing.use') === true ? (
    <Suspense>
      <MoodHere owner={me} className="animate-appear" />
    </Suspense>
  ) : null;
}
