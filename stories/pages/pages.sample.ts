/** Pages of an organisation, for stories. */
import { sampleText } from '../richText/richText.sample.ts';

const one = (id: string, title: string, slug: string, icon: string, position: number, published = true) => ({
  id,
  title,
  slug,
  icon,
  position,
  published,
  createdAt: '2026-11-02T15:00:00.000Z',
  updatedAt: '2026-11-10T15:00:00.000Z',
});

export const keptPages = [
  one('p1', 'Vacaciones y permisos', 'vacaciones', 'plane', 0),
  one('p2', 'Plan de salud', 'salud', 'heart-pulse', 1),
  one('p3', 'Bienvenida', 'bienvenida', 'handshake', 2, false),
];

export const keptPage = {
  ...one('p1', 'Vacaciones y permisos', 'vacaciones', 'plane', 0),
  content: sampleText,
};
