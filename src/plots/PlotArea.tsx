/** The measured area of a drawing. */
import type { ReactElement, ReactNode } from 'react';
import { useWidth } from './useWidth.ts';

/**
 * One picture for screen readers, described by `label`; the table holds its numbers. `children` draws into a width in
 * px and says the height.
 */
export function PlotArea({
  label,
  children,
}: {
  label: string;
  children: (width: number) => { readonly height: number; readonly shapes: ReactNode };
}): ReactElement {
  const [width, watch] = useWidth();
  const { height, shapes } = children(width);
  return (
    // The drawing never decides the width of what is around it: it follows.
    <div ref={watch} className="w-full contain-inline-size">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        // On paper it is made as wide as the page.
        viewBox={`0 0 ${width} ${height}`}
        className="block overflow-visible"
      >
        {shapes}
      </svg>
    </div>
  );
}

/** A text that wraps: HTML inside the drawing. The table holds what is cut. */
export function WrappedText({
  x,
  y,
  width,
  height,
  className,
  children,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  className: string;
  children: ReactNode;
}): ReactElement {
  return (
    <foreignObject x={x} y={y} width={Math.max(0, width)} height={height}>
      <div className={`flex h-full ${className}`}>{children}</div>
    </foreignObject>
  );
}
