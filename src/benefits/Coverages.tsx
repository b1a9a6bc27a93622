/** The reader's coverages, as cards to show at a counter: what, number, until when, whom to call. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileText, Mail, Phone, ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { benefitLimits } from '#schema/benefits/benefits.rules.ts';
import { useWording } from '#src/forms/useWording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useMyId } from '#src/session/me.queries.ts';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { coverageQueries, type ShownCoverage } from './benefits.queries.ts';

type Own = NonNullable<ShownCoverage['own']>;

function Validity({ own: { startsOn, endsOn, endsInDays, valid } }: { readonly own: Own }): ReactElement {
  const language = useLanguage();
  const from = startsOn === null ? '' : dayLabel(startsOn, language);
  const to = endsOn === null ? '' : dayLabel(endsOn, language);
  return (
    <span className="font-semibold">
      {from === '' && to === '' ? (
        <Trans>Sin fecha de término</Trans>
      ) : to === '' ? (
        <Trans>Desde el {from}</Trans>
      ) : from === '' ? (
        <Trans>Hasta el {to}</Trans>
      ) : (
        <Trans>
          {from} a {to}
        </Trans>
      )}
      {valid ? null : (
        <span className="mt-1 block">
          <StatusTag severity="info">
            {endsOn !== null && endsInDays === null ? (
              <Trans>Ya terminó</Trans>
            ) : (
              <Trans>Todavía no empieza</Trans>
            )}
          </StatusTag>
        </span>
      )}
      {valid && endsInDays !== null && endsInDays <= benefitLimits.endingDays ? (
        <span className="mt-1 block">
          <StatusTag severity="warning">
            <Plural value={endsInDays} _0="Termina hoy" one="Termina en # día" other="Termina en # días" />
          </StatusTag>
        </span>
      ) : null}
    </span>
  );
}

/** Into view with the focus, once, so that its card is read next. */
const show = (title: HTMLElement | null): void => {
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
};

function CoverageCard({
  coverage,
  own,
  isOpened,
}: {
  readonly coverage: ShownCoverage;
  readonly own: Own;
  /** The address names it. */
  readonly isOpened: boolean;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const { providerName, contactName, contactPhone, contactEmail, document } = coverage;
  const name = say(coverage.name, coverage.nameEn);
  const description = say(coverage.description, coverage.descriptionEn);
  const number = own.policyNumber;
  return (
    <Card
      as="article"
      aria-label={name}
      padding="none"
      className={classes(
        'flex flex-col overflow-hidden',
        isOpened && 'outline-2 outline-offset-2 outline-focus',
      )}
    >
      <div className="flex items-start gap-3 border-b border-brand-tint-hover bg-brand-tint p-4 wide:px-5">
        <Icon of={ShieldCheck} size={24} className="mt-0.5 shrink-0 text-link" />
        <div className="min-w-0">
          <h3
            ref={isOpened ? show : undefined}
            tabIndex={-1}
            className="text-h6 font-semibold wrap-anywhere outline-none"
          >
            {name}
          </h3>
          {providerName === '' ? null : <p className="text-small wrap-anywhere">{providerName}</p>}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4 wide:p-5">
        <dl className="grid gap-4 sm:grid-cols-2">
          {number === null ? null : (
            <div>
              <dt className="text-small text-soft">
                <Trans>Número de póliza</Trans>
              </dt>
              <dd className="text-h6 font-semibold tabular-nums wrap-anywhere">{number}</dd>
            </div>
          )}
          <div>
            <dt className="text-small text-soft">
              <Trans>Vigencia</Trans>
            </dt>
            <dd>
              <Validity own={own} />
            </dd>
          </div>
        </dl>
        {description === '' ? null : (
          <p className="whitespace-pre-line text-soft wrap-anywhere">{description}</p>
        )}
        <div className="mt-auto flex flex-col gap-2">
          {contactName === null ? null : (
            <p className="text-small">
              <Trans>Para usarla o preguntar: {contactName}</Trans>
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {contactPhone === null ? null : (
              <LinkButton
                href={`tel:${contactPhone.replaceAll(/[^+\d]/gu, '')}`}
                icon={Phone}
                aria-label={t`Llamar al ${contactPhone}, ${name}`}
              >
                {contactPhone}
              </LinkButton>
            )}
            {contactEmail === null ? null : (
              <LinkButton
                href={`mailto:${contactEmail}`}
                icon={Mail}
                aria-label={t`Escribir a ${contactEmail}, ${name}`}
              >
                <Trans>Escribir</Trans>
              </LinkButton>
            )}
            {document === null ? null : (
              <Link href={`/files?file=${encodeURIComponent(document.id)}`} asChild>
                <LinkButton icon={FileText}>{document.name}</LinkButton>
              </Link>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** `isAlone`: nothing else is on the page, so that having none is said. */
export function Coverages({ isAlone }: { readonly isAlone: boolean }): ReactElement | null {
  const { t } = useLingui();
  const userId = useMyId() ?? '';
  const opened = useSearchParams()[0].get('coverage');
  const query = useQuery({ ...coverageQueries.own(userId), enabled: userId !== '' });
  const own = query.data?.flatMap((coverage) =>
    coverage.own === null ? [] : [{ coverage, own: coverage.own }],
  );
  if (own?.length === 0 && opened === null)
    return isAlone ? (
      <Empty
        text={
          <Trans>Todavía no tienes coberturas. Cuando tu organización te asigne una, la verás aquí.</Trans>
        }
      />
    ) : null;
  return (
    <section aria-label={t`Tus coberturas`} className="flex flex-col gap-3">
      <h2 className="text-h5 font-semibold">
        <Trans>Tus coberturas</Trans>
      </h2>
      <QueryBoundary
        query={query}
        label={t`Cargando tus coberturas`}
        skeleton={
          <span className="grid gap-4 wide:grid-cols-2">
            <Skeleton className="h-56 w-full rounded-card" />
            <Skeleton className="h-56 w-full rounded-card max-wide:hidden" />
          </span>
        }
        what={<Trans>No pudimos cargar tus coberturas.</Trans>}
        whatOld={<Trans>No pudimos actualizar tus coberturas.</Trans>}
      >
        {() => (
          <>
            {opened === null || own?.some(({ coverage }) => coverage.id === opened) === true ? null : (
              <p role="status" className="text-soft">
                <Trans>La cobertura que buscas ya no está entre las tuyas.</Trans>
              </p>
            )}
            <div className="grid gap-4 wide:grid-cols-2">
              {own?.map((one) => (
                <CoverageCard key={one.coverage.id} isOpened={one.coverage.id === opened} {...one} />
              ))}
            </div>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
