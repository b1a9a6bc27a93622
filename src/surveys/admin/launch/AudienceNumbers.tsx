/** Who would be asked, in numbers, and what the administrator should know before the launch. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { AudiencePreview } from '#schema/surveys/surveys.shapes.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useSegmentName } from '#src/surveys/results/useSegmentName.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';

/** A line of a list of warnings. */
export const Warning = ({ children }: { readonly children: ReactElement }): ReactElement => (
  <li className="flex items-start gap-2 text-small">
    <Icon of={severities.warning.icon} size={16} className="mt-0.5 shrink-0 text-warning-text" />
    <span>{children}</span>
  </li>
);

/** Small groups are joined only where nobody may be recognised. */
export function AudienceNumbers({
  numbers,
  anonymous,
}: {
  readonly numbers: AudiencePreview;
  readonly anonymous: boolean;
}): ReactElement {
  const language = useLanguage();
  const nameOf = useSegmentName();
  const { people, withoutAddress, overInvited, segments } = numbers;
  const merged = anonymous ? segments.filter((one) => one.merged) : [];
  const count = formatNumber(people, language);
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="block text-h2 font-bold tabular-nums">{count}</span>
        <Plural
          value={people}
          one="persona recibirá esta encuesta"
          other="personas recibirán esta encuesta"
        />
      </p>
      {withoutAddress + overInvited + merged.length === 0 ? null : (
        <ul className="flex flex-col gap-2">
          {withoutAddress === 0 ? null : (
            <Warning>
              <Plural
                value={withoutAddress}
                one="# no tiene correo: solo la verá aquí."
                other="# no tienen correo: solo la verán aquí."
              />
            </Warning>
          )}
          {overInvited === 0 ? null : (
            <Warning>
              <Plural
                value={overInvited}
                one="A # ya se le preguntó mucho esta semana."
                other="A # ya se les preguntó mucho esta semana."
              />
            </Warning>
          )}
          {merged.map((segment) => {
            const names = nameOf(segment);
            return (
              <Warning key={`${segment.dimension}-${names}`}>
                <Trans>Muy pocas para verse solas, se muestran juntas: {names}.</Trans>
              </Warning>
            );
          })}
        </ul>
      )}
    </div>
  );
}
