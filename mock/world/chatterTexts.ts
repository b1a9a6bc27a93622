/** Texts of polls, wishes and biographies, in both languages. */
import type { Language } from '#schema/limits.ts';

/** The polls of an organisation, independent of language. */
export type PollKey = 'workshop' | 'hour' | 'better' | 'load' | 'canteen' | 'day';

/** Words of a language. */
interface ChatterTexts {
  /** The question, then its options; `{n}` is replaced by 1 to 20. */
  readonly polls: Readonly<Record<PollKey, readonly [question: string, ...options: string[]]>>;
  readonly wishes: Readonly<Record<'birthday' | 'anniversary' | 'challenge', readonly string[]>>;
  /** Biographies of the personas in their order (some have none), and of other people. */
  readonly personas: readonly string[];
  readonly bios: readonly string[];
}

/** By the language of an organisation. */
export const chatterTexts: Readonly<Record<Language, ChatterTexts>> = {
  es: {
    polls: {
      workshop: [
        '¿Qué taller te gustaría tomar primero?',
        'Hablar en público',
        'Hojas de cálculo',
        'Primeros auxilios',
        'Fotografía con el celular',
      ],
      hour: ['¿A qué hora nos reunimos como equipo?', 'A las 9:00', 'A las 11:30', 'A las 16:00'],
      better: [
        '¿Qué dos cosas mejorarían más tu día?',
        'Más luz natural',
        'Menos reuniones',
        'Mejor café',
        'Lugar para bicicletas',
        'Una sala en silencio',
      ],
      load: ['¿Cómo sentiste tu carga de trabajo este mes?', 'Muy bien', 'Bien', 'Al límite', 'Me rebasó'],
      canteen: ['¿Cómo llamamos al nuevo comedor?', 'La Milpa', 'El Patio', 'Sobremesa', 'Rayo de sol'],
      day: ['¿Qué día del mes les queda mejor para desayunar juntos?', 'Día {n}'],
    },
    wishes: {
      birthday: [
        '¡Feliz cumpleaños!',
        '¡Que cumplas muchos más!',
        '¡Un abrazo enorme en tu día!',
        '¿Y el pastel?',
      ],
      anniversary: ['¡Felicidades!', '¡Por muchos años más!', 'Qué gusto compartir equipo contigo.'],
      challenge: ['¡Qué constancia!', '¡Felicidades a todo el grupo!', 'Me uno al próximo.'],
    },
    personas: [
      'Escucho primero y resuelvo después. Los domingos, bicicleta.',
      'Mi trabajo es que el equipo pueda hacer el suyo.',
      'Cuido a las personas de Aurora. Pregúntame lo que sea.',
    ],
    bios: [
      'Café sin azúcar y buena música.',
      'Corro por las mañanas; después, lo que venga.',
      'Me gusta explicar con dibujos.',
      'Dos gatos, una huerta y muchas preguntas.',
      'Siempre hay una forma más sencilla.',
      'Cocino para quien me lo pida.',
    ],
  },
  en: {
    polls: {
      workshop: [
        'Which workshop would you take first?',
        'Public speaking',
        'Spreadsheets',
        'First aid',
        'Phone photography',
      ],
      hour: ['When should our team meet?', 'At 9:00', 'At 11:30', 'At 4 pm'],
      better: [
        'Which two things would improve your day most?',
        'More daylight',
        'Fewer meetings',
        'Better coffee',
        'Bicycle parking',
        'A quiet room',
      ],
      load: ['How did your workload feel this month?', 'Very good', 'Good', 'At the limit', 'Too much'],
      canteen: [
        'What should we call the new canteen?',
        'The Clearing',
        'North Table',
        'Maple Room',
        'Hearth',
      ],
      day: ['Which day of the month suits a team breakfast best?', 'Day {n}'],
    },
    wishes: {
      birthday: ['Happy birthday!', 'Many happy returns!'],
      anniversary: ['Congratulations!', 'Here is to many more!'],
      challenge: ['What perseverance!', 'Congratulations to all of you!', 'I will join the next one.'],
    },
    personas: [
      'I draw first and ask second. Canoe on weekends.',
      'My job is that the team can do theirs.',
      'I look after the people here. Ask me anything.',
    ],
    bios: [
      'Coffee, trails and good music.',
      'There is always a simpler way.',
      'I explain best with drawings.',
      'Two cats, one garden, many questions.',
    ],
  },
};
