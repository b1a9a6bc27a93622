/** Validation messages for ideas, suggestions and complaints; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const feedbackReasons = {
  feedback_nobody_reads: {
    es: 'Ahora nadie puede leer lo que envíes, así que no se envió. Guarda tu texto e inténtalo más adelante.',
    en: 'Nobody can read what you send now, so it was not sent. Keep your text and try later.',
  },
  case_code: {
    es: 'El código tiene 16 letras y números.',
    en: 'The code has 16 letters and digits.',
  },
  case_code_needed: {
    es: 'Sin nombre hace falta el código con el que seguirás el caso.',
    en: 'Without a name, the code is needed with which you will follow the case.',
  },
  case_code_other: {
    es: 'Con este código ya se envió otro texto. Usa un código nuevo.',
    en: 'Another text was already sent with this code. Use a new code.',
  },
  case_unknown: {
    es: 'No hay ningún caso con este código. Revisa cada letra.',
    en: 'There is no case with this code. Check each letter.',
  },
  case_key_named: {
    es: 'Un archivo subido antes lleva tu nombre. Sin nombre, adjúntalo en el mismo formulario.',
    en: 'A file that was uploaded before carries your name. Without a name, attach it in the same form.',
  },
  case_file_metadata: {
    es: 'Esta imagen guarda datos que podrían decir quién eres. Elígela otra vez aquí, para que se quiten.',
    en: 'This picture holds data that could tell who you are. Choose it here again, so that they are taken away.',
  },
  case_file_picture: {
    es: 'Sin nombre solo se pueden enviar imágenes PNG, JPEG o WebP: de otros archivos no podemos quitar tu nombre.',
    en: 'Without a name only PNG, JPEG or WebP pictures can be sent: we cannot take your name out of other files.',
  },
  case_empty: { es: 'Escribe algo o adjunta un archivo.', en: 'Write something or attach a file.' },
  case_closed: { es: 'Este caso está cerrado.', en: 'This case is closed.' },
  case_full: {
    es: 'Este caso ya tiene muchos mensajes. Abre otro.',
    en: 'This case has many messages already. Open another one.',
  },
  case_reason: {
    es: 'Escribe por qué se cierra: la persona lo leerá.',
    en: 'Write why it is closed: the person will read it.',
  },
  case_handler: {
    es: 'Esa persona no puede leer este caso.',
    en: 'That person cannot read this case.',
  },
  idea_reason: { es: 'Escribe por qué: todos lo leerán.', en: 'Write why: everybody will read it.' },
  idea_merged: {
    es: 'Esta idea se unió a otra. Participa allí.',
    en: 'This idea was merged into another one. Take part there.',
  },
  idea_circle: {
    es: 'Una idea no se puede unir a sí misma, ni a una que ya se unió a otra.',
    en: 'An idea cannot be merged into itself, nor into one that was merged already.',
  },
  idea_full: { es: 'Esta idea ya tiene muchos comentarios.', en: 'This idea has many comments already.' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
