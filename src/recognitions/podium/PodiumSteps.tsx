/** The first three ranks as a podium: faces on steps, including ties. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import type { Board, Place } from './podium.queries.ts';
import type { Step } from './steps.ts';
import { Score } from './Score.tsx';
import { nameOf } from '#src/people/personName.ts';

// Visual order 2 – 1 – 3; reading and tab order 1 – 2 – 3.
const looks = {
  1: { order: 'order-2', block: 'h-28 wide:h-36 bg-brand text-on-brand border-brand-edge', face: 96 },
  2: { order: 'order-1', block: 'h-20 wide:h-26 bg-brand-tint-hover border-brand-tint-hover', face: 64 },
  3: { order: 'order-3', block: 'h-14 wide:h-18 bg-brand-tint border-brand-tint-hover', face: 64 },
} as const;

function Name({ place }: { place: Place }): ReactElement {
  const hasProfile = useModule('profile');
  const name = nameOf(place.user);
  return hasProfile ? (
    <Link href={`/user?id=${place.user.id}`} className="rounded-control hover:underline">
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}

function StepColumn({ step, board }: { step: Step; board: Board }): ReactElement {
  const { t } = useLingui();
  const { rank, people, more } = step;
  const look = looks[rank];
  const isAlone = people.length === 1;
  const [first] = people;
  return (
    <li
      aria-label={t`Lugar ${rank}`}
      className={classes('flex min-w-0 max-w-64 flex-1 flex-col items-center gap-2 text-center', look.order)}
    >
      <div className="flex flex-wrap items-end justify-center gap-1.5">
        {people.map(({ user }) => (
          <Avatar
            key={user.id}
            name={nameOf(user)}
            src={user.profileImageUrl}
            size={isAlone ? look.face : 48}
            className={isAlone && rank === 1 ? 'max-sm:size-18' : isAlone ? 'max-sm:size-14' : undefined}
          />
        ))}
      </div>
      <ul className="flex max-w-full flex-col gap-0.5 px-1 text-small font-semibold text-balance wide:text-body">
        {people.map((place) => (
          <li key={place.user.id}>
            <Name place={place} />
          </li>
        ))}
        {more > 0 ? (
          <li className="font-normal text-soft">
            <Plural value={more} one="y # persona más" other="y # personas más" />
          </li>
        ) : null}
      </ul>
      {first === undefined ? null : (
        <p className="text-small text-soft tabular-nums">
          <Score board={board} place={first} />
          {isAlone && more === 0 ? null : (
            <>
              {' '}
              <Trans>cada quien</Trans>
            </>
          )}
        </p>
      )}
      <div
        aria-hidden
        className={classes(
          'mt-1 flex w-full items-start justify-center rounded-t-card border border-b-0 pt-3 text-h3 font-bold tabular-nums wide:text-h2',
          look.block,
        )}
      >
        {rank}
      </div>
    </li>
  );
}

/** Draws nothing for an empty podium. */
export function PodiumSteps({ steps, board }: { steps: readonly Step[]; board: Board }): ReactElement | null {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <ol
      aria-label={t`Primeros lugares`}
      className="flex items-end justify-center gap-2 border-b border-line pt-2 wide:gap-4"
    >
      {steps.map((step) => (
        <StepColumn key={step.rank} step={step} board={board} />
      ))}
    </ol>
  );
}
