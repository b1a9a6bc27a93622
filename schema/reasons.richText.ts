/** Messages about formatted text, and links. */
import type { Words } from './sentences.ts';

export const richTextReasons = {
  link_unsafe: {
    es: 'Un enlace lleva a la web, a un correo, a un teléfono o a una página de aquí.',
    en: 'A link leads to the web, an e-mail, a telephone or a page in here.',
  },
  block_shape: { es: 'Este bloque no está completo.', en: 'This block is not complete.' },
  text_long: {
    es: 'El texto es demasiado largo: divídelo en dos páginas.',
    en: 'The text is too long: split it into two pages.',
  },
  web_address: {
    es: 'Escribe una dirección de la web, como https://ejemplo.com.',
    en: 'Enter a web address, such as https://example.com.',
  },
} as const satisfies Words;
