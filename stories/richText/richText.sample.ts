/** A text with every kind of block. */
import type { RichText } from '#schema/kit/richText.ts';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const sampleText: RichText = [
  {
    type: 'paragraph',
    text: [
      { text: 'Tienes ' },
      { text: 'quince días', bold: true },
      { text: ' al año. Pídelos con una semana de anticipación y ' },
      { text: 'habla antes con tu equipo', italic: true },
      { text: '.' },
    ],
  },
  { type: 'heading', level: 2, text: [{ text: 'Cómo se piden' }] },
  {
    type: 'list',
    ordered: true,
    items: [
      [{ text: 'Mira el ' }, { text: 'calendario del equipo', link: '/events' }, { text: '.' }],
      [
        { text: 'Escribe a ' },
        { text: 'personas@aurora.example', link: 'mailto:personas@aurora.example' },
        { text: '.' },
      ],
      [{ text: 'Espera la respuesta: llega en ' }, { text: 'dos días', underline: true }, { text: '.' }],
    ],
  },
  { type: 'image', key: 'corp-benef-image/1', alt: 'La terraza de la oficina en verano', url: picture },
  { type: 'heading', level: 3, text: [{ text: 'Días especiales' }] },
  {
    type: 'list',
    ordered: false,
    items: [[{ text: 'Mudanza: un día' }], [{ text: 'Cumpleaños: medio día' }]],
  },
  { type: 'quote', text: [{ text: 'Descansar también es parte del trabajo.' }] },
  { type: 'divider' },
  {
    type: 'paragraph',
    text: [
      { text: 'Más en ' },
      { text: 'la guía del ministerio', link: 'https://ejemplo.com/guia' },
      { text: '.' },
    ],
  },
];
