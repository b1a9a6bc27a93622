/** Who reads what of the answers of this person, as the backend shows it: leaders, administration, and by which groups. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useSegmentName } from '#src/surveys/results/useSegmentName.ts';
import { PromiseMark } from './PromiseMark.tsx';

export type Promised = Pick<
  SurveyForm,
  'anonymous' | 'threshold' | 'textThreshold' | 'sharedWithLeaders' | 'groups'
>;

/** The department whose results its leaders read; undefined where they read none. */
export const ledGroup = ({ sharedWithLeaders, groups }: Pick<Promised, 'sharedWithLeaders' | 'groups'>) =>
  sharedWithLeaders
    ? groups.find(({ dimension, merged, names }) => dimension === 'department' && !merged && names[0] !== '')
    : undefined;

function Leaders({ of }: { of: Promised }): ReactElement {
  const language = useLanguage();
  const nameOf = useSegmentName();
  const { threshold, sharedWithLeaders } = of;
  const led = ledGroup(of);
  if (!sharedWithLeaders) return <Trans>Los líderes no ven los resultados.</Trans>;
  if (led === undefined)
    return <Trans>Ningún líder ve tu grupo por separado: es pequeño y se muestra junto con otros.</Trans>;
  const [name, people] = [nameOf(led), formatNumber(led.people, language)];
  return (
    <Trans>
      Los líderes de tu departamento ven {name} ({people} personas) desde {threshold} respuestas: cifras, sin
      nombres ni comentarios.
    </Trans>
  );
}

function Administration({ of }: { of: Promised }): ReactElement {
  const language = useLanguage();
  const nameOf = useSegmentName();
  const { anonymous, threshold, textThreshold, groups } = of;
  if (!anonymous) return <Trans>La administración ve cada respuesta con el nombre de quien la dio.</Trans>;
  const listed = groups
    .map((group) => `${nameOf(group)} (${formatNumber(group.people, language)})`)
    .join('; ');
  return listed === '' ? (
    <Trans>
      La administración ve a toda la organización desde {threshold} respuestas, y los comentarios desde{' '}
      {textThreshold}.
    </Trans>
  ) : (
    <Trans>
      La administración ve, desde {threshold} respuestas, a toda la organización y los grupos en que cuentas:{' '}
      {listed}. Los comentarios, sin nombre, desde {textThreshold}.
    </Trans>
  );
}

/** The promise with its readers. */
export const Readers = ({ of }: { of: Promised }): ReactElement => (
  <div className="flex flex-col gap-2">
    <PromiseMark of={of} />
    <ul className="flex flex-col gap-1 px-3 text-small text-soft">
      <li>
        <Leaders of={of} />
      </li>
      <li>
        <Administration of={of} />
      </li>
      {of.anonymous ? (
        <li>
          <Trans>Cuántas personas de cada grupo respondieron sí se ve, desde la primera respuesta.</Trans>
        </li>
      ) : null}
    </ul>
  </div>
);
