/** A moment in words, with the exact one on hover and focus. */
import type { ReactElement } from 'react';
import { createdLabel, exactTime } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';

export function When({ at }: { readonly at: string }): ReactElement {
  const language = useLanguage();
  const now = useNow();
  return (
    <TimeLabel
      label={createdLabel(at, { now, language })}
      exact={exactTime(at, { language })}
      dateTime={at}
    />
  );
}
