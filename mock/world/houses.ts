/** What a visitor sees of the two organisations before the world is made. */

/** Both, aurora first; everything else about them is in `organizations.ts`. */
export const houses = [
  { number: 1, slug: 'aurora', name: 'Grupo Aurora', main: '#8c2f6b', secondary: '#f4a259' },
  { number: 2, slug: 'boreal', name: 'Boreal Works', main: '#1f6f5f', secondary: '#e3b04b' },
] as const;
