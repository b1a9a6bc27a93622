/** Messages about recognitions, their types, badges and referrals. */
import type { Language } from './limits.ts';

export const recognitionReasons = {
  sender_mismatch: {
    es: 'Solo puedes enviar en tu propio nombre.',
    en: 'You can only send in your own name.',
  },
  sender_without_points: {
    es: 'Tu cuenta no participa en los puntos: envía el reconocimiento sin puntos.',
    en: 'Your account does not take part in points: send the recognition without points.',
  },
  receiver_unknown: { es: '{name} no está en tu organización.', en: '{name} is not in your organisation.' },
  receiver_inactive: {
    es: '{name} ya no tiene la cuenta activa.',
    en: '{name} no longer has an active account.',
  },
  receiver_self: { es: 'No puedes reconocerte a ti.', en: 'You cannot recognise yourself.' },
  receiver_duplicate: { es: '{name} está dos veces.', en: '{name} is there twice.' },
  receivers_without_points: {
    es: 'Nadie de la lista participa en los puntos: envía el reconocimiento sin puntos.',
    en: 'Nobody on the list takes part in points: send the recognition without points.',
  },
  points_insufficient: {
    es: 'Tienes {have} puntos para dar y esto cuesta {need}.',
    en: 'You have {have} points to give and this costs {need}.',
  },
  type_unknown: {
    es: 'Ese tipo de reconocimiento no existe o está desactivado.',
    en: 'That type of recognition does not exist or is switched off.',
  },
  type_not_allowed: {
    es: 'Tu rol no puede enviar ese tipo de reconocimiento.',
    en: 'Your role cannot send that type of recognition.',
  },
  type_group_only: {
    es: 'Solo las personas de su grupo pueden enviar ese tipo de reconocimiento.',
    en: 'Only the people of its group can send that type of recognition.',
  },
  type_limit_reached: {
    es: 'Ya enviaste los reconocimientos de ese tipo que puedes enviar este mes.',
    en: 'You have already sent the recognitions of that type that you can send this month.',
  },
  type_last_tag: {
    es: 'Es la última etiqueta activa de su tipo: desactiva el tipo de reconocimiento.',
    en: 'It is the last active tag of its type: switch the recognition type off instead.',
  },
  used_by_posts: {
    es: 'Reconocimientos que lo usan: {count}. Desactívalo en lugar de eliminarlo y conservarán su nombre y su aspecto.',
    en: 'Recognitions that use it: {count}. Switch it off instead of deleting it, and they keep its name and looks.',
  },
  receiver_external: {
    es: '{name} es de fuera de la organización y no recibe reconocimientos.',
    en: '{name} is from outside the organisation and receives no recognitions.',
  },
  receiver_role: {
    es: '{name} no puede recibir ese tipo de reconocimiento.',
    en: '{name} cannot receive that type of recognition.',
  },
  type_required: {
    es: 'Elige al menos un tipo de reconocimiento.',
    en: 'Choose at least one type of recognition.',
  },
  type_too_few_points: {
    es: 'Este tipo lleva al menos {minimum} puntos por persona.',
    en: 'This type carries at least {minimum} points for each person.',
  },
  type_too_many_points: {
    es: 'Este tipo lleva {maximum} puntos por persona como máximo.',
    en: 'This type carries {maximum} points for each person at most.',
  },
  schedule_soon: {
    es: 'Elige un momento que llegue en {minutes} minutos o más.',
    en: 'Choose a moment at least {minutes} minutes ahead.',
  },
  schedule_late: {
    es: 'Elige un momento de los próximos {days} días.',
    en: 'Choose a moment within the next {days} days.',
  },
  sub_type_unknown: {
    es: 'Ese subtipo no existe, está desactivado o no pertenece a los tipos elegidos.',
    en: 'That subtype does not exist, is switched off or does not belong to the chosen types.',
  },
  value_unknown: {
    es: 'Ese valor no existe o está desactivado.',
    en: 'That value does not exist or is switched off.',
  },
  badge_unknown: {
    es: 'Esa insignia no existe o está desactivada.',
    en: 'That badge does not exist or is switched off.',
  },
  badge_not_allowed: {
    es: 'Tu rol no puede entregar esa insignia.',
    en: 'Your role cannot give that badge.',
  },
  badges_off: {
    es: 'Tu organización no tiene activadas las insignias.',
    en: 'Your organisation has badges switched off.',
  },
  private_off: {
    es: 'Tu organización no permite agradecimientos privados.',
    en: 'Your organisation does not allow private thanks.',
  },
  boost_off: {
    es: 'Tu organización no permite sumar puntos a reconocimientos.',
    en: 'Your organisation does not allow adding points to recognitions.',
  },
  boost_too_many_points: {
    es: 'Puedes sumar {maximum} puntos por persona como máximo.',
    en: 'You can add {maximum} points for each person at most.',
  },
  badge_mismatch: {
    es: 'La insignia de la dirección y la del contenido no son la misma.',
    en: 'The badge of the address and that of the content are not the same.',
  },
  credential_revoked: {
    es: 'Esta credencial fue revocada y no se puede volver a emitir.',
    en: 'This credential was revoked and cannot be issued again.',
  },
  referral_employee: {
    es: 'Ese correo es de alguien que ya trabaja en tu organización.',
    en: 'That address belongs to somebody who already works in your organisation.',
  },
  referral_known: {
    es: 'A esa persona ya la recomendó alguien de tu organización.',
    en: 'Somebody of your organisation has already referred that person.',
  },
  referral_step: {
    es: 'Una recomendación en ese estado ya no puede pasar a este otro.',
    en: 'A referral in that state can no longer move to this one.',
  },
  /** The wording of the specification (§5), identical in both languages. */
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
