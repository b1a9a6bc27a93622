/** One level as a step: its minimum points and its benefits. */
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Level } from '#schema/points/levels.endpoints.ts';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { levelName } from './levelName.ts';

function Range({ level: { minPoints, maxPoints } }: { level: Level }): ReactElement {
  const language = useLanguage();
  const from = formatNumber(minPoints, language);
  if (maxPoints === null) return <Trans>Desde {pointsIn(minPoints, language)}</Trans>;
  const to = pointsIn(maxPoints, language);
  return (
    <Trans>
      De {from} a {to}
    </Trans>
  );
}

/** Each line of the text is one benefit. */
export function LevelStep({
  level,
  state,
}: {
  level: Level;
  state: 'passed' | 'here' | 'ahead';
}): ReactElement {
  const language = useLanguage();
  const benefits = level.benefits
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return (
    <li className="relative flex gap-4 pb-6 last:pb-0" aria-current={state === 'here' ? 'step' : undefined}>
      <span
        aria-hidden
        className="absolute start-[21px] top-11 bottom-0 w-0.5 bg-line in-[li:last-child]:hidden"
      />
      <span
        aria-hidden
        className={classes(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-full border-2',
          state === 'here' && 'border-brand-edge bg-brand text-on-brand',
          state === 'passed' && 'border-brand-edge bg-brand-tint text-link',
          state === 'ahead' && 'border-line bg-card text-soft',
        )}
      >
        <TypeIcon type={level} size={20} fills />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-h6 font-semibold">{levelName(level, language)}</h3>
          {state === 'here' ? (
            <StatusTag severity="success">
              <Trans>Estás aquí</Trans>
            </StatusTag>
          ) : state === 'passed' ? (
            <span className="text-small text-soft">
              <Trans>Alcanzado</Trans>
            </span>
          ) : null}
        </div>
        <p className="text-small text-soft tabular-nums">
          <Range level={level} />
        </p>
        {benefits.length === 0 ? null : (
          <ul className="mt-2 flex max-w-prose72 flex-col gap-1.5">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-2">
                <Icon of={Check} size={16} className="mt-1 shrink-0 text-success-text" />
                <span className="wrap-anywhere">{benefit}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
