/** The question bank: questions of our own, from which administrators choose. Their ids never change. */
import { agree, good, often, one, open, recommends, several } from './asked.ts';
import type { Question, Section } from './questions.shapes.ts';

/** Topics of the bank; `section` of a question names its topic. */
export const bankTopics: readonly Section[] = [
  { title: 'Trabajo diario', titleEn: 'Daily work' },
  { title: 'Equipo', titleEn: 'Team' },
  { title: 'Liderazgo', titleEn: 'Leadership' },
  { title: 'Reconocimiento', titleEn: 'Recognition' },
  { title: 'Crecimiento', titleEn: 'Growth' },
  { title: 'Bienestar', titleEn: 'Well-being' },
  { title: 'Organización', titleEn: 'Organisation' },
];

const work = { section: 0 };
const team = { section: 1 };
const leadership = { section: 2 };
const recognition = { section: 3 };
const growth = { section: 4 };
const wellbeing = { section: 5 };
const organization = { section: 6 };

/** All questions of the bank, by topic. */
export const formBank: readonly Question[] = [
  agree(
    'bank-work-priorities',
    'Esta semana tengo claro qué es lo más importante que debo terminar.',
    'This week it is clear to me what matters most to finish.',
    work,
  ),
  agree(
    'bank-work-tools',
    'Las herramientas con las que trabajo me ayudan más de lo que me estorban.',
    'The tools I work with help me more than they get in my way.',
    work,
  ),
  often(
    'bank-work-interruptions',
    '¿Con qué frecuencia consigues trabajar una hora sin interrupciones?',
    'How often do you manage to work for an hour without interruptions?',
    work,
  ),
  agree(
    'bank-work-voice',
    'Puedo cambiar la forma en que hago mi trabajo cuando encuentro una mejor.',
    'I can change how I do my work when I find a better way.',
    work,
  ),
  open(
    'bank-work-remove',
    '¿Qué tarea quitarías de tu semana si pudieras?',
    'Which task would you take out of your week if you could?',
    work,
  ),
  agree(
    'bank-team-help',
    'Cuando pido ayuda en mi equipo, alguien responde a tiempo.',
    'When I ask my team for help, somebody answers in time.',
    team,
  ),
  agree(
    'bank-team-mistakes',
    'En mi equipo se puede contar un error sin temor.',
    'In my team a mistake can be told without fear.',
    team,
  ),
  agree(
    'bank-team-agreements',
    'Lo que acordamos en el equipo se cumple.',
    'What we agree on in the team is done.',
    team,
  ),
  good(
    'bank-team-meetings',
    '¿Qué tan bien aprovechamos las reuniones del equipo?',
    'How well do we use the meetings of the team?',
    team,
  ),
  open(
    'bank-team-keep',
    '¿Qué hace bien tu equipo y debería seguir haciendo?',
    'What does your team do well and should go on doing?',
    team,
  ),
  agree(
    'bank-lead-time',
    'Mi líder dedica tiempo a hablar conmigo sobre cómo voy.',
    'My leader takes time to talk with me about how I am doing.',
    leadership,
  ),
  agree(
    'bank-lead-reasons',
    'Mi líder explica las razones de las decisiones que nos afectan.',
    'My leader explains the reasons for decisions that affect us.',
    leadership,
  ),
  agree(
    'bank-lead-disagree',
    'Puedo decirle a mi líder que no estoy de acuerdo.',
    'I can tell my leader that I disagree.',
    leadership,
  ),
  often(
    'bank-lead-feedback',
    '¿Con qué frecuencia recibes de tu líder comentarios que te sirven?',
    'How often do you get comments from your leader that are of use to you?',
    leadership,
  ),
  open(
    'bank-lead-one-thing',
    '¿Qué es lo que más te ayudaría que tu líder cambiara?',
    'What would help you most if your leader changed it?',
    leadership,
  ),
  agree(
    'bank-recognition-seen',
    'Cuando hago algo bien, alguien lo nota y me lo dice.',
    'When I do something well, somebody notices and tells me.',
    recognition,
  ),
  agree(
    'bank-recognition-fair',
    'Aquí se reconoce por lo que se hizo y no por quién lo hizo.',
    'Here people are recognised for what was done and not for who did it.',
    recognition,
  ),
  one(
    'bank-recognition-way',
    ['¿Cómo prefieres que te reconozcan?', 'How do you prefer to be recognised?'],
    [
      ['En público', 'In public'],
      ['En el equipo', 'Within the team'],
      ['En privado', 'In private'],
      ['Me da igual', 'I do not mind'],
    ],
    recognition,
  ),
  agree(
    'bank-growth-learn',
    'En los últimos tres meses aprendí algo que uso en mi trabajo.',
    'In the last three months I learned something that I use in my work.',
    growth,
  ),
  agree(
    'bank-growth-next',
    'Sé cuál podría ser mi próximo paso en esta organización.',
    'I know what my next step in this organisation could be.',
    growth,
  ),
  several(
    'bank-growth-wish',
    ['¿Qué te ayudaría a crecer este año?', 'What would help you grow this year?'],
    [
      ['Un curso', 'A course'],
      ['Una persona que me oriente', 'Somebody who guides me'],
      ['Un proyecto distinto', 'A different project'],
      ['Más tiempo para estudiar', 'More time to study'],
      ['Conocer otra área', 'Getting to know another area'],
    ],
    growth,
  ),
  agree(
    'bank-wellbeing-load',
    'La cantidad de trabajo que tengo me permite hacerlo bien.',
    'The amount of work that I have lets me do it well.',
    wellbeing,
  ),
  agree(
    'bank-wellbeing-rest',
    'Al terminar el día puedo dejar de pensar en el trabajo.',
    'At the end of the day I can stop thinking about work.',
    wellbeing,
  ),
  good(
    'bank-wellbeing-week',
    '¿Cómo te sentiste en el trabajo esta semana?',
    'How did you feel at work this week?',
    wellbeing,
  ),
  agree(
    'bank-wellbeing-respect',
    'Aquí puedo ser como soy sin que me traten distinto.',
    'Here I can be who I am without being treated differently.',
    wellbeing,
  ),
  open(
    'bank-wellbeing-need',
    '¿Hay algo que necesites y que todavía no has pedido?',
    'Is there something you need and have not asked for yet?',
    wellbeing,
  ),
  recommends(
    'bank-organization-recommend',
    'Si alguien cercano buscara trabajo, ¿le recomendarías venir aquí?',
    'If somebody close to you were looking for work, would you recommend coming here?',
    organization,
  ),
  agree(
    'bank-organization-goals',
    'Entiendo cómo ayuda mi trabajo a lo que la organización quiere lograr.',
    'I understand how my work helps what the organisation wants to achieve.',
    organization,
  ),
  agree(
    'bank-organization-follow',
    'Cuando opinamos en una encuesta, después algo cambia.',
    'When we give our opinion in a survey, something changes afterwards.',
    organization,
  ),
  agree(
    'bank-organization-news',
    'Me entero a tiempo de los cambios que me afectan.',
    'I hear in time about changes that affect me.',
    organization,
  ),
  open(
    'bank-organization-change',
    'Si pudieras cambiar una sola cosa de esta organización, ¿cuál sería?',
    'If you could change one single thing in this organisation, what would it be?',
    organization,
  ),
];
