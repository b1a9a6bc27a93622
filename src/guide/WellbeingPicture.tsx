/** The picture of the guide's step about wellbeing. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { moodIcons, useMoodWords } from '#src/wellbeing/mood/moodLooks.ts';

export function WellbeingPicture(): ReactElement {
  const { t } = useLingui();
  const words = useMoodWords();
  return (
    <Card className="flex flex-col gap-4">
      <strong>{t`¿Cómo estás hoy?`}</strong>
      <span className="grid grid-cols-5 gap-1">
        {moodCodes.map((code) => (
          <span
            key={code}
            className={classes(
              'flex min-h-18 flex-col items-center justify-center gap-1 rounded-card border px-1 py-2 text-center text-meta',
              code === 'good' ? 'border-brand-edge bg-brand-tint font-semibold' : 'border-line text-soft',
            )}
          >
            <Icon of={moodIcons[code]} size={24} />
            {words[code]}
          </span>
        ))}
      </span>
    </Card>
  );
}
