/** Renders lucide icons in builds, without lucide's unused context and builder (tools/vite/standIns.ts). */
import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}
interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | undefined;
}

/** Creates an icon component from its data: 24 px, stroke 2 and the text colour by default. */
function createLucideIcon({ node }: IconData): (props: IconProps) => ReactElement {
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

// oxlint-disable-next-line import/no-default-export -- replaces a default export of lucide
export default createLucideIcon;
