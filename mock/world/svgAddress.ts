/** Drawings as addresses. */

/** An SVG as an address that a strict content security policy allows. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;
