/** The line of facts under the title of a figure: answers, dates, filter. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { createdVariant } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { PlotFacts } from './plot.shape.ts';

/** "412 respuestas · 3 mar 2026 – 17 mar 2026 · Ventas". */
export function FactLine({
  facts: { n, from, to, filter, said: own, timeZone },
}: {
  facts: PlotFacts;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const first = from === null ? null : createdVariant(from, { timeZone, language });
  const last = to === null ? null : createdVariant(to, { timeZone, language });
  const dates = (): string | null => {
    if (first === null || first === last) return last;
    return last === null ? t`desde ${first}` : `${first} – ${last}`;
  };
  const answers = n === null ? null : t`${plural(n, { one: '# respuesta', other: '# respuestas' })}`;
  const said = (own === undefined ? [answers, dates(), filter ?? t`Sin filtros`] : [own, dates()]).filter(
    (fact) => fact !== null,
  );
  return (
    // The dot before a fact is cut off where the fact begins a line.
    <div data-facts className="overflow-hidden text-small text-soft tabular-nums">
      <p className="-ms-4 flex flex-wrap">
        {said.map((fact) => (
          <span key={fact} className="relative ps-4 before:absolute before:start-1.5 before:content-['·']">
            {fact}
          </span>
        ))}
      </p>
    </div>
  );
}
