/** The drawing of a benefit: by its name, else by its category. */
import { expect, test } from 'vitest';
import { benefitIcon } from '#src/benefits/benefitIcon.ts';
import { productIcon } from '#src/products/productIcons.ts';

test.each([
  ['Gimnasio', 'Salud', 'dumbbell'],
  ['Language grant', 'Learning', 'graduation-cap'],
  ['Día libre de cumpleaños', 'Tiempo', 'party-popper'],
  ['Algo propio', 'Salud', 'heart-pulse'],
  ['Carta de recomendación', '', null],
])('%s in %s', (name, category, icon) => {
  expect(benefitIcon({ name, category })).toBe(icon);
});

test('each name is one that is drawn', () => {
  const gift = productIcon(null);
  for (const name of ['bici', 'vacuna', 'libros', 'terapia', 'familia', 'lentes', 'silla'])
    expect(productIcon(benefitIcon({ name, category: '' })), name).not.toBe(gift);
});
