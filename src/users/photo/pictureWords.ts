/** Texts of the three pictures of a person. */
import { useLingui } from '@lingui/react/macro';
import type { PictureKind } from './pictures.ts';

/** The texts of one picture. */
export interface PictureWords {
  readonly title: string;
  /** The audience and the places of the picture. */
  readonly about: string;
  readonly file: string;
  readonly save: string;
  readonly saved: string;
  readonly remove: string;
  /** The effect of a removal. */
  readonly removal: string;
  readonly removed: string;
}

/** The texts in the language of the page. */
export function usePictureWords(kind: PictureKind): PictureWords {
  const { t } = useLingui();
  const all: Readonly<Record<PictureKind, PictureWords>> = {
    photo: {
      title: t`Tu foto`,
      about: t`La ven las personas de tu organización junto a todo lo que escribes y recibes.`,
      file: t`Foto nueva`,
      save: t`Guardar foto`,
      saved: t`Tu foto nueva ya se ve en todas partes.`,
      remove: t`Quitar la foto`,
      removal: t`En su lugar se verán tus iniciales, en todas partes y desde ahora. La foto se borra.`,
      removed: t`Quitaste tu foto.`,
    },
    cover: {
      title: t`Tu portada`,
      about: t`Es la imagen ancha que está detrás de tu foto, en tu perfil.`,
      file: t`Portada nueva`,
      save: t`Guardar portada`,
      saved: t`Tu perfil tiene una portada nueva.`,
      remove: t`Quitar la portada`,
      removal: t`Tu perfil volverá a los colores de tu organización. La imagen se borra.`,
      removed: t`Quitaste tu portada.`,
    },
    birthday: {
      title: t`Tu imagen de cumpleaños`,
      about: t`Acompaña tu saludo el día de tu cumpleaños, si muestras ese día.`,
      file: t`Imagen nueva`,
      save: t`Guardar imagen`,
      saved: t`Tu imagen de cumpleaños está lista.`,
      remove: t`Quitar la imagen`,
      removal: t`Tu saludo de cumpleaños se verá con tu foto. La imagen se borra.`,
      removed: t`Quitaste tu imagen de cumpleaños.`,
    },
  };
  return all[kind];
}
