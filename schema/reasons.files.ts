/** Messages about the space for files. */

export const fileReasons = {
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
