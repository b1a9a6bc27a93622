/** Today's celebrations below the composer line, for screens without a column beside the feed. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { Celebration } from '#src/people/celebrations.queries.ts';
import { CelebratedFace, CelebrationsFailed, useCause } from './CelebrationsWords.tsx';
import { useCelebrations, type CelebrationsView } from './useCelebrations.ts';
import { congratulate } from './recognise.ts';
import { nameOf } from '#src/people/personName.ts';

const facesShown = 5;
const pill = 'inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line py-1 ps-1 pe-3';

function Face({
  celebration,
  view: { today, myId, mayCongratulate },
}: {
  celebration: Celebration;
  view: CelebrationsView;
}): ReactElement {
  const cause = useCause();
  const { user } = celebration;
  const isMe = user.id === myId;
  const isNamesake = today.some((one) => one.user.id !== user.id && one.user.firstName === user.firstName);
  const name = isNamesake ? nameOf(user) : user.firstName;
  const inside = (
    <>
      <CelebratedFace celebration={celebration} size={32} />
      <span className="text-small font-semibold">
        {isMe ? <Trans>Tú</Trans> : name}
        <VisuallyHidden>: {cause(celebration)}</VisuallyHidden>
      </span>
    </>
  );
  if (isMe || !mayCongratulate) return <span className={pill}>{inside}</span>;
  return (
    <button
      type="button"
      onClick={() => congratulate([celebration])}
      className={`${pill} transition-colors duration-120 hover:border-brand-edge hover:bg-brand-tint`}
    >
      {inside}
      <VisuallyHidden>
        <Trans>Felicitar</Trans>
      </VisuallyHidden>
    </button>
  );
}

/**
 * Below 1280 px. Reads early and draws only if a celebration exists, because an empty placeholder would cause
 * a layout shift.
 */
export function CelebrationsStrip(): ReactElement | null {
  const { t } = useLingui();
  const view = useCelebrations();
  const [showsAll, setShowsAll] = useState(false);
  const { state, today } = view;
  if (state === 'failed')
    return (
      <div className="xl:hidden">
        <CelebrationsFailed view={view} />
      </div>
    );
  if (today.length === 0) return null;
  const shown = showsAll ? today : today.slice(0, facesShown);
  const rest = today.length - facesShown;
  return (
    <Card
      as="section"
      padding="small"
      aria-label={t`Celebraciones de hoy`}
      className="flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 xl:hidden"
    >
      <h2 className="text-small text-soft">
        <Plural value={today.length} one="Hoy celebra" other="Hoy celebran" />
      </h2>
      <ul className="flex flex-wrap gap-2">
        {shown.map((celebration) => (
          <li key={celebration.user.id}>
            <Face celebration={celebration} view={view} />
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <button
              type="button"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-small font-semibold text-link hover:bg-brand-tint"
            >
              {showsAll ? <Trans>Ver menos</Trans> : <Trans>y {rest} más</Trans>}
            </button>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
