/** Who would be asked, in numbers, and what the administrator should know before the launch. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { AudiencePreview } from '#schema/surveys/surveys.shapes.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useSegmentName } from '#src/surveys/results/useSegmentName.ts';
import { WarningLine } from '#src/ui/WarningLine.tsx';

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
            <WarningLine as="li">
              <Plural
                value={withoutAddress}
                one="# no tiene correo: solo la verá aquí."
                other="# no tienen correo: solo la verán aquí."
              />
            </WarningLine>
          )}
          {overInvited === 0 ? null : (
            <WarningLine as="li">
              <Plural
                value={overInvited}
                one="A # ya se le preguntó mucho esta semana."
                other="A # ya se les preguntó mucho esta semana."
              />
            </WarningLine>
          )}
          {merged.map((segment) => {
            const names = nameOf(segment);
            return (
              <WarningLine as="li" key={`${segment.dimension}-${names}`}>
                <Trans>Muy pocas para verse solas, se muestran juntas: {names}.</Trans>
              </WarningLine>
            );
          })}
        </ul>
      )}
    </div>
  );
}
