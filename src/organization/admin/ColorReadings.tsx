/** Shows whether a colour is used as chosen or adjusted for contrast. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Scheme } from '#src/lib/colors.ts';
import { localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { readingsOf, type Reading } from './readings.ts';

/** Minimum contrast of normal text (WCAG 2.2). */
const legible = 4.5;
const schemes: readonly Scheme[] = ['light', 'dark'];

function Sentence({ of }: { readonly of: Reading }): ReactElement {
  const language = useLanguage();
  // Rounded down, so that the shown contrast is never too high.
  const figure = (ratio: number): string =>
    new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
      Math.floor(ratio * 10) / 10,
    );
  const [ratio, chosenRatio, shown] = [figure(of.ratio), figure(of.chosenRatio), of.shown];
  if (of.isSame)
    return of.use === 'fill' ? (
      <Trans>Tu color se usa tal cual en los botones: sus letras tienen contraste {ratio}.</Trans>
    ) : (
      <Trans>Tu color se usa tal cual en los textos: contraste {ratio}.</Trans>
    );
  if (of.scheme === 'dark')
    return of.use === 'fill' ? (
      <Trans>
        Los botones llevan {shown}, tu color ajustado al fondo oscuro: sus letras tienen contraste {ratio}.
      </Trans>
    ) : of.chosenRatio >= legible ? (
      <Trans>
        El texto lleva {shown}, tu color algo más suave para el fondo oscuro: contraste {ratio}.
      </Trans>
    ) : (
      <Trans>
        El texto lleva {shown}, tu color ajustado al fondo oscuro: contraste {ratio}; tal cual tendría{' '}
        {chosenRatio}.
      </Trans>
    );
  return of.use === 'fill' ? (
    <Trans>
      Los botones llevan {shown}, casi tu color: sus letras tienen contraste {ratio}; tal cual tendrían{' '}
      {chosenRatio}.
    </Trans>
  ) : (
    <Trans>
      El texto se oscurece a {shown} para que se lea: contraste {ratio}; tal cual tendría {chosenRatio}.
    </Trans>
  );
}

/** Four sentences: buttons and text, in the light and the dark scheme. */
export function ColorReadings({ hex }: { readonly hex: string }): ReactElement {
  const { t } = useLingui();
  const names = { light: t`En claro`, dark: t`En oscuro` } as const;
  return (
    <dl className="flex flex-col gap-3 text-small">
      {schemes.map((scheme) => (
        <div key={scheme}>
          <dt className="font-semibold">{names[scheme]}</dt>
          {readingsOf(hex, scheme).map((reading) => (
            <dd key={reading.use} className="mt-1 flex items-start gap-2 text-soft">
              <span
                aria-hidden
                className="mt-0.5 size-4 shrink-0 rounded-full border border-line"
                style={{ background: reading.shown }}
              />
              <span>
                <Sentence of={reading} />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
