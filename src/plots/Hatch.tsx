/** The pattern of what is withheld. */
import type { ReactElement } from 'react';

/** Diagonal lines; a shape with `fill="url(#id)"` shows them. */
export const Hatch = ({ id }: { id: string }): ReactElement => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={6} height={6} className="fill-card" />
    <rect width={2} height={6} className="fill-hover" />
  </pattern>
);
