/**
 * The organisation's half of the sign-in page: its colours, its logo, one sentence (spec §1 "Marketing
 * text").
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { brandName, type Brand } from '#schema/brand.ts';
import { classes } from '#src/ui/classes.ts';
import { Logo } from '#src/ui/Logo.tsx';

/** Sound rings that spread from a clap. */
const Applause = (): ReactElement => (
  <>
    {[90, 190, 290, 390, 490, 590].map((radius) => (
      <circle key={radius} cx="300" cy="300" r={radius} />
    ))}
  </>
);

/** Points on orbits, one on each ring. */
const Points = (): ReactElement => (
  <>
    {[180, 340, 500].map((radius) => (
      <circle key={radius} cx="300" cy="300" r={radius} />
    ))}
    {[
      [240, 130, 40],
      [80, 40, 52],
      [-170, 130, 64],
    ].map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="fill-brand-hover dark:fill-brand-tint-hover" />
    ))}
  </>
);

const Pattern = ({ brand }: { readonly brand: Brand }): ReactElement => (
  <svg
    aria-hidden
    viewBox="0 0 600 600"
    className="pointer-events-none absolute -right-40 -bottom-40 -z-10 size-80 overflow-visible fill-none stroke-brand-hover wide:-right-72 wide:-bottom-72 wide:size-[36rem] dark:stroke-brand-tint-hover"
    strokeWidth="24"
    strokeLinecap="round"
  >
    {brand === 'aplauso' ? <Applause /> : <Points />}
  </svg>
);

const Sentence = ({ brand }: { readonly brand: Brand }): ReactElement =>
  brand === 'aplauso' ? (
    <Trans>El buen trabajo merece un aplauso.</Trans>
  ) : (
    <Trans>Cada logro suma, y se nota.</Trans>
  );

export interface BrandPanelProps {
  readonly brand: Brand;
  /** Name and logo of the organisation, if the host belongs to one. */
  readonly organization: { readonly name: string; readonly logoUrl: string | null } | null;
  /** The organisation's sentence; null for the default of the product. */
  readonly sentence?: { readonly es: string; readonly en: string } | null | undefined;
}

/** Full height beside the form from 900 px, a band above the form below that width. */
export function BrandPanel({ brand, organization, sentence }: BrandPanelProps): ReactElement {
  const { i18n } = useLingui();
  const logo = organization?.logoUrl ?? null;
  return (
    // In dark mode the background is a tint with coloured text: a full-colour half would be too bright.
    <aside className="relative isolate flex flex-col justify-between gap-8 overflow-hidden bg-brand px-4 py-6 text-ink [--ink:light-dark(var(--on-brand),var(--brand-text))] sm:px-8 wide:min-h-dvh wide:w-1/2 wide:px-16 wide:py-14 dark:bg-brand-tint">
      <Pattern brand={brand} />
      {organization === null || logo === null ? (
        <Logo brand={brand} height={32} />
      ) : (
        <img
          src={logo}
          alt={organization.name}
          className="h-10 w-auto max-w-48 self-start object-contain object-left"
        />
      )}
      <p
        className={classes(
          'max-w-[16ch] text-h3 font-bold tracking-tight text-balance',
          'wide:max-w-[14ch] wide:text-h1',
        )}
      >
        {sentence?.[i18n.locale === 'en' ? 'en' : 'es'] ?? <Sentence brand={brand} />}
      </p>
      <p className="hidden text-small wide:block">
        {organization === null || logo === null ? null : brandName[brand]}
      </p>
    </aside>
  );
}
