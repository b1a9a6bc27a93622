/** The half of the sign-in page that belongs to the organisation: its colours, its logo, one sentence (spec §1 "Marketing text", experience.md). */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { brandName, type Brand } from '#src/lib/brand.ts';
import { classes } from '#src/ui/classes.ts';
import { Logo } from '#src/ui/Logo.tsx';

/** Rings of sound around two hands. */
const Applause = (): ReactElement => (
  <>
    {[70, 130, 190, 250, 310, 370].map((radius) => (
      <circle key={radius} cx="300" cy="320" r={radius} />
    ))}
  </>
);

/** Points that leave their circle, further and further apart. */
const Points = (): ReactElement => (
  <>
    <path d="M300 130a190 190 0 1 0 190 190" />
    <path d="M300 210a110 110 0 1 0 110 110" />
    {[
      [372, 248, 16],
      [428, 192, 24],
      [500, 120, 34],
    ].map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className="fill-brand-pressed" />
    ))}
  </>
);

const Pattern = ({ brand }: { readonly brand: Brand }): ReactElement => (
  <svg
    aria-hidden
    viewBox="0 0 600 600"
    className="pointer-events-none absolute -right-40 -bottom-40 size-[36rem] fill-none stroke-brand-pressed wide:-right-32 wide:-bottom-24 wide:size-[46rem]"
    strokeWidth="26"
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
  /** Name and logo of the organisation, where the host belongs to one. */
  readonly organization: { readonly name: string; readonly logoUrl: string | null } | null;
}

/** Full height beside the form from 900 px on, a band above it below. */
export function BrandPanel({ brand, organization }: BrandPanelProps): ReactElement {
  const logo = organization?.logoUrl ?? null;
  return (
    <aside
      data-surface="brand"
      className="relative isolate flex flex-col justify-between gap-8 overflow-hidden bg-brand px-4 py-6 sm:px-8 wide:w-1/2 wide:min-h-dvh wide:px-16 wide:py-14"
    >
      <div className="absolute inset-0 -z-10">
        <Pattern brand={brand} />
      </div>
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
        <Sentence brand={brand} />
      </p>
      <p className="hidden text-small wide:block">
        {organization === null || logo === null ? null : brandName[brand]}
      </p>
    </aside>
  );
}
