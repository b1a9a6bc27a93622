/** Templates of evaluations, written for this product. */
import { agree, often, open } from './asked.ts';
import type { SurveyTemplate } from './templates.ts';

/** The same question to who writes about themself. */
const self = (question: string, questionEn: string) => ({
  wordings: [{ kind: 'self' as const, question, questionEn }],
});

const review: SurveyTemplate = {
  id: 'review',
  title: 'Evaluación de desempeño',
  titleEn: 'Performance review',
  description: 'Qué se logró en el periodo, cómo se trabajó y qué sigue.',
  descriptionEn: 'What was achieved in the period, how the work was done, and what comes next.',
  anonymous: false,
  sections: [
    { title: 'Resultados', titleEn: 'Results' },
    { title: 'Cómo trabaja', titleEn: 'Ways of working' },
    { title: 'Lo que sigue', titleEn: 'What comes next' },
  ],
  questions: [
    agree(
      'review-1',
      'Cumplió lo que se acordó para el periodo.',
      'Delivered what was agreed for the period.',
      {
        weight: 2,
        ...self(
          'Cumpliste lo que se acordó para el periodo.',
          'You delivered what was agreed for the period.',
        ),
      },
    ),
    agree('review-2', 'Su trabajo llega completo y a tiempo.', 'Their work arrives complete and on time.', {
      ...self('Tu trabajo llega completo y a tiempo.', 'Your work arrives complete and on time.'),
    }),
    open('review-3', '¿Cuál fue su mayor logro?', 'What was their greatest achievement?', {
      ...self('¿Cuál fue tu mayor logro?', 'What was your greatest achievement?'),
    }),
    often('review-4', 'Escucha otras ideas y las aprovecha.', 'Listens to other ideas and uses them.', {
      section: 1,
      ...self('Escuchas otras ideas y las aprovechas.', 'You listen to other ideas and use them.'),
    }),
    often('review-5', 'Avisa pronto cuando algo no va bien.', 'Says early when something goes wrong.', {
      section: 1,
      ...self('Avisas pronto cuando algo no va bien.', 'You say early when something goes wrong.'),
    }),
    often('review-6', 'Ayuda a que el equipo avance.', 'Helps the team to move forward.', {
      section: 1,
      ...self('Ayudas a que el equipo avance.', 'You help the team to move forward.'),
    }),
    open('review-7', '¿Qué debería seguir haciendo?', 'What should they keep doing?', {
      section: 2,
      ...self('¿Qué deberías seguir haciendo?', 'What should you keep doing?'),
    }),
    open('review-8', '¿Qué debería hacer distinto?', 'What should they do differently?', {
      section: 2,
      ...self('¿Qué deberías hacer distinto?', 'What should you do differently?'),
    }),
    open(
      'review-9',
      '¿Algo que solo su líder deba saber?',
      'Is there anything that only their leader should know?',
      {
        section: 2,
        leaderOnly: true,
        wordings: [
          {
            kind: 'leader',
            question: '¿Qué quieres anotar para ti y la administración?',
            questionEn: 'What do you want to note for yourself and the administration?',
          },
        ],
      },
    ),
  ],
};

const leading: SurveyTemplate = {
  id: 'leading',
  title: 'Cómo lidera',
  titleEn: 'How they lead',
  description: 'Una mirada de ida y vuelta a quienes lideran equipos.',
  descriptionEn: 'A look from all sides at people who lead teams.',
  anonymous: false,
  sections: [],
  questions: [
    often(
      'leading-1',
      'Deja claro qué se espera de cada quien.',
      'Makes clear what is expected of each person.',
      {
        ...self(
          'Dejas claro qué se espera de cada quien.',
          'You make clear what is expected of each person.',
        ),
      },
    ),
    often('leading-2', 'Pregunta antes de decidir por otros.', 'Asks before deciding for others.', {
      ...self('Preguntas antes de decidir por otros.', 'You ask before deciding for others.'),
    }),
    often('leading-3', 'Reconoce el trabajo bien hecho.', 'Acknowledges work that is done well.', {
      ...self('Reconoces el trabajo bien hecho.', 'You acknowledge work that is done well.'),
    }),
    often('leading-4', 'Da comentarios que sirven para mejorar.', 'Gives comments that help to improve.', {
      ...self('Das comentarios que sirven para mejorar.', 'You give comments that help to improve.'),
    }),
    often('leading-5', 'Reparte el trabajo de forma justa.', 'Shares out the work fairly.', {
      ...self('Repartes el trabajo de forma justa.', 'You share out the work fairly.'),
    }),
    open('leading-6', '¿Qué hace que valga la pena imitar?', 'What do they do that is worth imitating?', {
      ...self('¿Qué haces que valga la pena imitar?', 'What do you do that is worth imitating?'),
    }),
    open('leading-7', '¿Qué le ayudaría a liderar mejor?', 'What would help them to lead better?', {
      ...self('¿Qué te ayudaría a liderar mejor?', 'What would help you to lead better?'),
    }),
  ],
};

/** All templates, in the order in which they are offered. */
export const evaluationTemplates: readonly SurveyTemplate[] = [review, leading];
