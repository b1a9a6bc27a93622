/** Messages about the space for files. */

export const fileReasons = {
  storage_full: {
    es: 'El servidor ya no tiene espacio y no guardó nada. Avisa a quien lo administra e inténtalo más tarde.',
    en: 'The server has no space left and saved nothing. Tell whoever runs it and try again later.',
  },
} as const;
