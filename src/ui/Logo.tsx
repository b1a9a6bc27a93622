/** The product's logos as outlines in the text colour; an organisation's logo is its own image. */
import type { ReactElement } from 'react';
import { brandName, type Brand } from '#schema/brand.ts';
import { classes } from './classes.ts';

export interface LogoProps {
  brand: Brand;
  /** Height of the mark in px; the word scales with it. */
  height?: 24 | 32 | 48 | undefined;
  markOnly?: boolean | undefined;
}

/** Two hands that form an A, with sound lines. */
const Aplauso = (): ReactElement => (
  <>
    <rect width="40" height="40" rx="12" className="fill-brand" />
    <g className="fill-none stroke-on-brand" strokeLinecap="round">
      <path d="M26.9 29.6 20.9 17.4" strokeWidth="6.6" opacity="0.62" />
      <path d="M13.1 29.6 19.1 17.4" strokeWidth="6.6" />
      <path d="M20 6.2v3.2M12.9 8.3l1.6 2.8M27.1 8.3l-1.6 2.8" strokeWidth="2.4" />
    </g>
  </>
);

/** A point that leaves its circle. */
const Outpoints = (): ReactElement => (
  <>
    <rect width="40" height="40" rx="12" className="fill-brand" />
    <g className="fill-none stroke-on-brand" strokeWidth="3.2" strokeLinecap="round">
      <path d="M28.6 22.500a9.5 9.5 0 1 1-11-11" />
    </g>
    <circle cx="27.5" cy="12.5" r="4.2" className="fill-on-brand" />
  </>
);

const heights = {
  24: ['size-6', 'text-h6 gap-2'],
  32: ['size-8', 'text-h5 gap-2.5'],
  48: ['size-12', 'text-h3 gap-3'],
} as const;

/** Mark and word; without the word, screen readers still read the brand name. */
export function Logo({ brand, height = 32, markOnly = false }: LogoProps): ReactElement {
  const [mark, word] = heights[height];
  return (
    <span className={classes('inline-flex items-center font-bold tracking-tight text-ink', word)}>
      <svg aria-hidden viewBox="0 0 40 40" className={mark}>
        {brand === 'aplauso' ? <Aplauso /> : <Outpoints />}
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>{brandName[brand]}</span>
    </span>
  );
}
