/** All about one benefit: what it is, who may ask and when, how one gets it, and every reason why not now. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useDuration } from '#src/decisions/decisionWords.ts';
import { useWording } from '#src/forms/useWording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import { benefitIcon } from './benefitIcon.ts';
import { useReasonSentence } from './benefitWords.tsx';
import type { OpenedBenefit } from './benefits.queries.ts';
import { SubmissionRow } from './SubmissionRow.tsx';

const minutesOfHour = 60;

/** The conditions as sentences; empty if everybody may ask. */
function useConditionSentences(): (benefit: OpenedBenefit) => readonly string[] {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ serviceMonths, departments, countries, once }) => {
    const list = (names: readonly string[]): string =>
      new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
    const [places, lands] = [
      list(departments.map(({ name }) => name)),
      list(countries.map(({ name }) => name)),
    ];
    return [
      ...(serviceMonths === null || serviceMonths === 0
        ? []
        : [t`${plural(serviceMonths, { one: 'Desde # mes aquí', other: 'Desde # meses aquí' })}`]),
      ...(departments.length === 0 ? [] : [t`Para ${places}`]),
      ...(countries.length === 0 ? [] : [t`En ${lands}`]),
      ...(once === null ? [] : [once === 'ever' ? t`Una sola vez` : t`Una vez al año`]),
    ];
  };
}

function useFacts(): (
  benefit: OpenedBenefit,
) => { readonly term: string; readonly value: ReactElement | string }[] {
  const { t } = useLingui();
  const say = useWording();
  const language = useLanguage();
  const duration = useDuration();
  const conditionsOf = useConditionSentences();
  return (benefit) => {
    const { worth, worthEn, left, startsOn, endsOn, automatic, usualHours, delivery, deliveryEn } = benefit;
    const conditions = conditionsOf(benefit);
    const value = say(worth, worthEn);
    const how = say(delivery, deliveryEn);
    const first = startsOn === null ? '' : dayLabel(startsOn, language);
    const last = endsOn === null ? '' : dayLabel(endsOn, language);
    const usual = usualHours === null ? '' : duration(usualHours * minutesOfHour);
    return [
      ...(value === '' ? [] : [{ term: t`Cuánto vale`, value }]),
      ...(conditions.length === 0
        ? [{ term: t`Quién puede pedirlo`, value: t`Todas las personas` }]
        : [
            {
              term: t`Quién puede pedirlo`,
              value: (
                <ul className="flex flex-col gap-0.5">
                  {conditions.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              ),
            },
          ]),
      ...(first === '' && last === ''
        ? []
        : [
            {
              term: t`Cuándo`,
              value:
                first === ''
                  ? t`Hasta el ${last}`
                  : last === ''
                    ? t`Desde el ${first}`
                    : t`${first} a ${last}`,
            },
          ]),
      ...(left === null
        ? []
        : [{ term: t`Lugares`, value: <Plural value={left} one="Queda #" other="Quedan #" /> }]),
      {
        term: t`Respuesta`,
        value: automatic
          ? t`En el momento`
          : usual === ''
            ? t`La decide una persona`
            : t`Las últimas tardaron ${usual}; no es una promesa`,
      },
      ...(how === '' ? [] : [{ term: t`Cómo se recibe`, value: how }]),
    ];
  };
}

export function BenefitFacts({ benefit }: { readonly benefit: OpenedBenefit }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const sentence = useReasonSentence();
  const factsOf = useFacts();
  const { name, iconUrl, description, descriptionEn, reasons, mine } = benefit;
  const words = say(description, descriptionEn);
  return (
    <div className="flex flex-col gap-5">
      <ProductPicture
        icon={benefitIcon(benefit)}
        name={name}
        imageUrl={iconUrl}
        className="aspect-21/9 w-full rounded-card"
      />
      {words === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
      {reasons.length === 0 ? null : (
        <section aria-label={t`Por qué no puedes pedirlo ahora`} className="rounded-card bg-subtle p-4">
          <h3 className="mb-2 text-small font-semibold">
            <Trans>Por qué no puedes pedirlo ahora</Trans>
          </h3>
          <ul className="flex flex-col gap-1.5">
            {reasons.map((reason) => (
              <WarningLine key={reason.code} as="li">
                {sentence(reason)}
              </WarningLine>
            ))}
          </ul>
        </section>
      )}
      {mine.length === 0 ? null : (
        <section aria-label={t`Lo que pediste`} className="flex flex-col gap-2">
          {mine.map((one) => (
            <SubmissionRow key={one.id} of={one} />
          ))}
        </section>
      )}
      <DescriptionList items={factsOf(benefit)} />
    </div>
  );
}
