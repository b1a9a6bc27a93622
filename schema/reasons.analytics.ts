/** Validation messages for analytics; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

/** `figureKinds`, which this file may not import; a test compares them. */
const figures =
  'activePeople, recognitions, received, givers, receivers, boosts, pointsGiven, pointsEarned, pointsRedeemed, sessions, participants, surveyAnswers, tasksApproved, challengesJoined, eventRegistrations, eventVisits, goalCheckins, evaluationsWritten, communicationsRead, ideasShared, requestsMade, benefitsReceived, programsJoined, programsFinished, moodWeeks';

export const analyticsReasons = {
  analytics_years: {
    es: 'El periodo puede durar {maximum} años como máximo.',
    en: 'The period can last {maximum} years at most.',
  },
  analytics_year: {
    es: 'El año debe estar entre {minimum} y {maximum}.',
    en: 'The year must be between {minimum} and {maximum}.',
  },
  analytics_mixed: {
    es: 'Los dos deben ser días (AAAA-MM-DD), o los dos números enteros.',
    en: 'Both must be days (YYYY-MM-DD), or both whole numbers.',
  },
  analytics_reversed: {
    es: 'El final no puede ser menor que el comienzo.',
    en: 'The end cannot be less than the beginning.',
  },
  analytics_points_only: {
    es: 'Un rango de puntos vale solo para cifras de puntos.',
    en: 'A range of points is only for figures of points.',
  },
  analytics_by: {
    es: 'Esta cifra no se divide así.',
    en: 'This figure cannot be divided like that.',
  },
  analytics_category: {
    es: 'La categoría vale solo para reconocimientos.',
    en: 'A category is only for recognitions.',
  },
  analytics_kind: {
    es: `No es una de las cifras: ${figures}.`,
    en: `It is not one of the figures: ${figures}.`,
  },
  analytics_users: {
    es: 'De esta cifra no se muestran personas: así lo promete la organización.',
    en: 'No people are shown for this figure: the organisation promises so.',
  },
  analytics_lines: {
    es: 'Esta cifra no se abre en líneas: así lo promete la organización.',
    en: 'This figure does not open into lines: the organisation promises so.',
  },
  analytics_own_kind: {
    es: 'No puedes leer esta cifra, así que no puedes mostrarla a otras personas.',
    en: 'You cannot read this figure, so you cannot show it to others.',
  },
  analytics_plot: {
    es: 'Esta división no se dibuja así.',
    en: 'This division cannot be drawn like that.',
  },
  analytics_elsewhere: {
    es: 'Este gráfico vive en otra página: aquí no tiene cifras.',
    en: 'This chart lives on another page: it has no figures here.',
  },
  view_most: {
    es: 'Puedes guardar {maximum} vistas como máximo. Elimina una para guardar otra.',
    en: 'You can save {maximum} views at most. Delete one to save another.',
  },
  view_mailed: {
    es: 'Solo quien administra recibe una vista por correo.',
    en: 'Only administrators get a view by e-mail.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
