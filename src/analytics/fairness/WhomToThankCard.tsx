/** Whom nobody has thanked for a while, for who leads them: one press opens the composer with the person. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { quietDays } from '#schema/analytics/fairness.rules.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { ChartCard } from '#src/analytics/ChartCard.tsx';
import { fairnessQueries, type ShownOverlooked } from './fairness.queries.ts';

/** People of the first look. */
const shownPeople = 4;

function Person({ of: { user, days } }: { readonly of: ShownOverlooked }): ReactElement {
  const { t } = useLingui();
  const canThank = useModule('recognitions');
  const name = nameOf(user);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar name={name} src={user.profileImageUrl} size={40} />
      <span className="min-w-48 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-soft">
          <Trans>Hace al menos {days} días que nadie le agradece</Trans>
        </span>
      </span>
      {canThank ? (
        <Button
          variant="secondary"
          icon={HeartHandshake}
          aria-label={t`Agradecer a ${name}`}
          onClick={() => openComposer({ people: [user] })}
        >
          <Trans>Agradecer</Trans>
        </Button>
      ) : null}
    </li>
  );
}

export function WhomToThankCard(): ReactElement {
  const { t } = useLingui();
  const [days, setDays] = useState<number>(quietDays.usual);
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(fairnessQueries.whomToThank(days));
  const name = t`A quién agradecer`;
  return (
    <ChartCard query={query} name={name} wide>
      {({ people, team }) => (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div className="min-w-0">
              <h2 className="text-h6 font-semibold">{name}</h2>
              <p className="text-small text-soft">
                <Trans>Solo tú ves esto de tu equipo. Un buen momento para escribirle a alguien.</Trans>
              </p>
            </div>
            <SegmentedControl
              label={t`Sin agradecimientos desde hace`}
              hideLabel
              value={String(days)}
              onChange={(chosen) => setDays(Number(chosen))}
              options={quietDays.choices.map((count) => ({ value: String(count), label: t`${count} días` }))}
            />
          </div>
          {people.length > 0 ? (
            <ul aria-label={name} className="flex flex-col divide-y divide-line">
              {(isWhole ? people : people.slice(0, shownPeople)).map((one) => (
                <Person key={one.user.id} of={one} />
              ))}
            </ul>
          ) : (
            <p className="text-soft">
              {team === 0 ? (
                <Trans>Todavía nadie de tu equipo cuenta aquí: quien es nuevo o está ausente, no.</Trans>
              ) : (
                <Plural
                  value={team}
                  one="Alguien agradeció a la única persona de tu equipo en estos días."
                  other="Alguien agradeció a cada una de las # personas de tu equipo en estos días."
                />
              )}
            </p>
          )}
          {people.length > shownPeople && !isWhole ? (
            <div>
              <Button variant="quiet" onClick={() => setWhole(true)}>
                <Trans>Ver a todas las personas</Trans>
              </Button>
            </div>
          ) : null}
        </>
      )}
    </ChartCard>
  );
}
