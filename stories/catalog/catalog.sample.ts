/** Products, categories, catalogues and a saving goal for stories: one product for each missing requirement. */
import type { Catalog, Missing, Product, ProductCategory, Saving } from '#schema/catalog/catalog.shapes.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { me } from '../kit/world.sample.ts';

const day = 86_400_000;
const idOf = (kind: string, number: number): string =>
  `0192f0c1-${kind}-7000-8000-${String(number).padStart(12, '0')}`;
const after = (days: number): string => new Date(storyTime + days * day).toISOString();

const categoryRows = [
  ['Experiencias', 'Experiences', 'ticket'],
  ['Tiempo libre', 'Time off', 'tree-palm'],
  ['Tecnología', 'Technology', 'headphones'],
  ['Bienestar', 'Wellbeing', 'heart-pulse'],
  ['Café y comida', 'Coffee and food', 'coffee'],
  ['De la casa', 'Of the house', 'shirt'],
] as const;

/** Six categories; the last one is the organisation's own. */
export const categories: readonly ProductCategory[] = categoryRows.map(([name, nameEn, icon], position) => ({
  id: idOf('00ca', position),
  name,
  nameEn,
  icon,
  iconKey: null,
  iconUrl: null,
  justCorporative: position === categoryRows.length - 1,
  position,
  active: true,
  products: 2,
}));

const lacks = (code: Missing['code'], more: Partial<Missing> = {}): Missing => ({
  code,
  have: null,
  need: null,
  changesAt: null,
  ...more,
});

const product = (number: number, category: number, facts: Partial<Product>): Product => {
  const { name, nameEn, icon, id, justCorporative } = categories[category] as ProductCategory; // index within the rows above
  return {
    id: idOf('00dd', number),
    externalId: null,
    catalogId: null,
    categoryId: id,
    categoryName: name,
    categoryNameEn: nameEn,
    icon,
    provider: null,
    name: 'Producto',
    description: '',
    imageUrls: [],
    points: 100,
    stock: null,
    isDigital: true,
    questions: [],
    justCorporative,
    terms: '',
    needsApproval: false,
    opensAt: null,
    closesAt: null,
    active: true,
    missing: [],
    createdAt: after(-number - 1),
    ...facts,
  };
};

const provider = (number: number, name: string): Product['provider'] => ({
  id: idOf('00ee', number),
  name,
  logoUrl: null,
});

/** Twelve products: some redeemable, one for each missing requirement, one with two. */
export const products: readonly Product[] = [
  product(0, 2, {
    name: 'Audífonos con cancelación de ruido',
    description:
      'Treinta horas de batería, plegables y con estuche. Para concentrarte en casa o en el bus, sin que nada te interrumpa.',
    provider: provider(0, 'Sonora'),
    points: 1_450,
    stock: 12,
    isDigital: false,
    terms: 'Garantía de doce meses con el fabricante.\nLos cambios se piden dentro de los diez días.',
    questions: [{ id: 'color', label: 'Color', required: true, options: ['Negro', 'Arena'] }],
  }),
  product(1, 0, {
    name: 'Entradas de cine para dos',
    description: 'Cualquier función de lunes a domingo, con dos bebidas.',
    provider: provider(1, 'Cine Central'),
    points: 180,
    stock: 2,
    closesAt: after(10),
  }),
  product(2, 1, {
    name: 'Un viernes libre',
    description: 'Tómate un viernes, sin explicaciones. Lo coordinas con tu equipo.',
    points: 900,
    justCorporative: true,
    needsApproval: true,
  }),
  product(3, 3, {
    name: 'Clase de yoga al amanecer',
    provider: provider(2, 'Estudio Raíz'),
    points: 240,
    missing: [lacks('window', { changesAt: after(13) })],
    opensAt: after(13),
  }),
  product(4, 5, {
    name: 'Sudadera Aurora',
    points: 350,
    stock: 0,
    isDigital: false,
    missing: [lacks('stock', { have: 0, need: 1 })],
  }),
  product(5, 4, {
    name: 'Café de origen, medio kilo',
    provider: provider(3, 'Finca La Loma'),
    points: 220,
    stock: 0,
    isDigital: false,
    missing: [lacks('stock', { have: 0, need: 1, changesAt: after(0.005) })],
  }),
  product(6, 2, {
    name: 'Tableta de once pulgadas',
    provider: provider(0, 'Sonora'),
    points: 4_200,
    stock: 5,
    isDigital: false,
    missing: [
      lacks('budget', { have: 2_100, need: 4_200, changesAt: after(11) }),
      lacks('points', { have: me.pointsToRedeem, need: 4_200 }),
    ],
  }),
  product(7, 1, {
    name: 'Trabajar una semana desde donde quieras',
    points: 1_500,
    needsApproval: true,
    missing: [lacks('approval')],
  }),
  product(8, 0, {
    name: 'Fin de semana en la montaña',
    description: 'Dos noches para dos personas, con desayuno y una caminata guiada.',
    provider: provider(4, 'Refugio Andino'),
    points: 1_735,
    missing: [lacks('points', { have: me.pointsToRedeem, need: 1_735 })],
  }),
  product(9, 3, {
    name: 'Masaje de una hora',
    provider: provider(2, 'Estudio Raíz'),
    points: 480,
    missing: [lacks('country')],
  }),
  product(10, 4, {
    name: 'Desayuno para tu equipo',
    provider: provider(5, 'Pan y Punto'),
    points: 650,
    stock: 1,
  }),
  product(11, 5, { name: 'Botella térmica', points: 120, stock: 40, isDigital: false }),
];

/** The product with the most details. */
export const headphones = products[0] as Product; // in the list above

/** Has two missing requirements. */
export const tablet = products[6] as Product; // in the list above

/** The product of the saving goal. */
export const weekend = products[8] as Product; // in the list above

/** Two countries; the first is the reader's. */
export const catalogs: readonly Catalog[] = (
  [
    ['Aurora Colombia', 'CO', true],
    ['Aurora Chile', 'CL', false],
  ] as const
).map(([name, country, isMine], number) => ({
  id: idOf('00cc', number),
  name,
  description: '',
  country,
  products: 12,
  isMine,
  active: true,
}));

/** In progress: 120 points are missing. */
export const saving: Saving = { product: weekend, have: me.pointsToRedeem, need: weekend.points };

/** A reached goal. */
export const saved: Saving = { product: headphones, have: me.pointsToRedeem, need: headphones.points };
