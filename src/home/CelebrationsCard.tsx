/** The celebrations of today and of the coming days, beside the feed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Celebration } from '#src/people/celebrations.queries.ts';
import { CelebratedFace, CelebrationsFailed, useCause, useDayWords } from './CelebrationsWords.tsx';
import { useCelebrations, type CelebrationsView } from './useCelebrations.ts';
import { congratulate } from './recognise.ts';
import { nameOf } from '#src/people/personName.ts';

const todayShown = 4;

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }): ReactElement => (
  <div className="flex flex-col gap-1">
    <h3 className="text-small text-soft">{title}</h3>
    {children}
  </div>
);

const row = '-mx-3 flex min-h-14 items-center gap-3 rounded-control px-3 py-2 text-start text-small';

/** A celebration of today: the whole line opens the composer. */
function Today({
  celebration,
  view: { myId, mayCongratulate },
}: {
  celebration: Celebration;
  view: CelebrationsView;
}): ReactElement {
  const cause = useCause();
  const { user } = celebration;
  const isMe = user.id === myId;
  const inside = (
    <>
      <CelebratedFace celebration={celebration} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink">{isMe ? <Trans>Tú</Trans> : nameOf(user)}</span>
        <span className="block text-soft">{cause(celebration)}</span>
      </span>
    </>
  );
  if (isMe || !mayCongratulate)
    return (
      <div className={row}>
        {inside}
        {isMe ? (
          <span className="font-semibold text-accent-text">
            <Trans>¡Felicidades!</Trans>
          </span>
        ) : null}
      </div>
    );
  return (
    <button
      type="button"
      onClick={() => congratulate([celebration])}
      className={`${row} w-[calc(100%+1.5rem)] transition-colors duration-120 hover:bg-subtle`}
    >
      {inside}
      <span className="font-semibold text-link">
        <Trans>Felicitar</Trans>
      </span>
    </button>
  );
}

/** The person's own picture for the day; hidden if it cannot be loaded. */
function OwnPicture({ src }: { src: string }): ReactElement | null {
  const [broken, setBroken] = useState<string | null>(null);
  return broken === src ? null : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className="mt-1 mb-2 aspect-video w-full rounded-control object-cover dim-in-dark"
    />
  );
}

function Coming({ celebration }: { celebration: Celebration }): ReactElement {
  const cause = useCause();
  const dayWords = useDayWords();
  const { user, date } = celebration;
  return (
    <li className="flex items-center gap-3 py-1.5 text-small">
      <Avatar name={nameOf(user)} src={user.profileImageUrl} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block">{nameOf(user)}</span>
        <span className="block text-soft">
          {cause(celebration)} · {dayWords(date)}
        </span>
      </span>
    </li>
  );
}

const Shape = (): ReactElement => (
  <div className="flex flex-col gap-4">
    {[0, 1].map((line) => (
      <div key={line} className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-3 w-20" />
        </div>
      </div>
    ))}
  </div>
);

/** Draws nothing without celebrations. */
export function CelebrationsCard(): ReactElement | null {
  const { t } = useLingui();
  const view = useCelebrations();
  const [showsAll, setShowsAll] = useState(false);
  const { state, today, coming } = view;
  if (state === 'off' || (state === 'ready' && today.length + coming.length === 0)) return null;
  const shown = showsAll ? today : today.slice(0, todayShown);
  const others = view.mayCongratulate ? today.filter(({ user }) => user.id !== view.myId) : [];
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Celebraciones</Trans>
      </CardTitle>
      {state === 'loading' ? (
        <Loading label={t`Cargando celebraciones`}>
          <Shape />
        </Loading>
      ) : null}
      {state === 'failed' || view.failedAge !== undefined ? <CelebrationsFailed view={view} /> : null}
      {today.length > 0 ? (
        <Part title={<Trans>Hoy</Trans>}>
          <ul>
            {shown.map((celebration) => (
              <li key={celebration.user.id}>
                <Today celebration={celebration} view={view} />
                {celebration.imageUrl === null ? null : <OwnPicture src={celebration.imageUrl} />}
              </li>
            ))}
          </ul>
          {others.length > 1 ? (
            <button
              type="button"
              onClick={() => congratulate(others)}
              className="target self-start text-small font-semibold text-link hover:underline"
            >
              <Trans>Felicitar a las {others.length} personas</Trans>
            </button>
          ) : null}
          {today.length > todayShown ? (
            <button
              type="button"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
              className="target self-start text-small font-semibold text-link hover:underline"
            >
              {showsAll ? <Trans>Ver menos</Trans> : <Trans>Ver a las {today.length} personas</Trans>}
            </button>
          ) : null}
        </Part>
      ) : null}
      {coming.length > 0 ? (
        <Part title={<Trans>Próximos</Trans>}>
          <ul>
            {coming.map((celebration) => (
              <Coming key={`${celebration.user.id} ${celebration.date}`} celebration={celebration} />
            ))}
          </ul>
        </Part>
      ) : null}
    </Card>
  );
}
