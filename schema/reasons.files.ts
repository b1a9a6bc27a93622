/** Messages about the space for files. */

export const fileReasons = {
  file_kind: { es: 'Invalid file type', en: 'Invalid file type' },
  file_type: {
    es: 'Este tipo de archivo no se puede usar aquí.',
    en: 'This type of file cannot be used here.',
  },
  file_too_large: {
    es: 'El archivo puede pesar {maximum} MB como máximo.',
    en: 'The file can have {maximum} MB at most.',
  },
  file_empty: { es: 'El archivo está vacío.', en: 'The file is empty.' },
  file_cut: {
    es: 'El archivo no llegó completo. Vuelve a intentarlo.',
    en: 'The file did not arrive whole. Try again.',
  },
  file_unknown: {
    es: 'Ese archivo no está entre los que subiste.',
    en: 'That file is not among those you uploaded.',
  },
  storage_full: {
    es: 'El servidor ya no tiene espacio y no guardó nada. Avisa a quien lo administra e inténtalo más tarde.',
    en: 'The server has no space left and saved nothing. Tell whoever runs it and try again later.',
  },
  space_person: {
    es: 'Tus archivos ya ocupan todo tu espacio ({gigabytes} GB o {files} archivos). Pide ayuda a quien administra.',
    en: 'Your files already take all your space ({gigabytes} GB or {files} files). Ask an administrator for help.',
  },
  space_organization: {
    es: 'Los archivos de tu organización ya ocupan todo su espacio ({gigabytes} GB o {files} archivos).',
    en: 'The files of your organisation already take all its space ({gigabytes} GB or {files} files).',
  },
} as const;
