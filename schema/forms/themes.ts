/** Colours of forms. Text in the main colour is readable on its background and on white (WCAG AA), and white on it. */
import type { FormTheme } from './forms.endpoints.ts';

const theme = (id: string, name: string, nameEn: string, main: string, background: string): FormTheme => ({
  id,
  name,
  nameEn,
  colors: { main, background },
});

/** All themes, in the order in which they are offered. */
export const formThemes: readonly FormTheme[] = [
  theme('indigo', 'Índigo', 'Indigo', '#3730a3', '#eef2ff'),
  theme('forest', 'Bosque', 'Forest', '#166534', '#f0fdf4'),
  theme('sea', 'Mar', 'Sea', '#155e75', '#ecfeff'),
  theme('terracotta', 'Terracota', 'Terracotta', '#9a3412', '#fff7ed'),
  theme('berry', 'Frutos rojos', 'Berry', '#9d174d', '#fdf2f8'),
  theme('graphite', 'Grafito', 'Graphite', '#334155', '#f8fafc'),
];
