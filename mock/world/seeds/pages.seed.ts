/** Content of an organisation: its pages, its announcements, and the featured items of its home page. */
import { customPages, featuredItems, publicity } from '#backend/pages/pages.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { RichBlock, RichPart, RichText } from '#schema/kit/richText.ts';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { slugOf, type Placement } from '#schema/pages/pages.rules.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { known } from '../shop.ts';
import type { Catalogue } from './catalog.seed.ts';
import type { Person } from './users.seed.ts';

/** A text, or a text with a link. */
type Said = string | readonly [text: string, link: string];
const line = (...said: readonly Said[]): RichPart[] =>
  said.map((one) => (typeof one === 'string' ? { text: one } : { text: one[0], link: one[1] }));

const head = (text: string): RichBlock => ({ type: 'heading', level: 2, text: line(text) });
const says = (...said: readonly Said[]): RichBlock => ({ type: 'paragraph', text: line(...said) });
const quote = (text: string): RichBlock => ({ type: 'quote', text: line(text) });
const list = (...items: readonly Said[]): RichBlock => ({
  type: 'list',
  items: items.map((item) => line(item)),
});
const steps = (...items: readonly Said[]): RichBlock => ({ ...list(...items), ordered: true });

interface Told {
  /** Title, icon and content; if there are several pages, the last one is not published. */
  readonly pages: readonly (readonly [title: string, icon: string, content: RichText])[];
  /** Title, text, placement, linked page, and the first and last day relative to now. */
  readonly announced: readonly (readonly [
    title: string,
    text: string | null,
    placement: Placement,
    page: number | null,
    from: number,
    to: number,
  ])[];
  readonly guide: string;
}

const spanish: Told = {
  pages: [
    [
      'Bienvenida',
      'hand-heart',
      [
        says('Nos alegra que estés aquí. Esto es lo que conviene saber en tus primeros días.'),
        head('Tu primera semana'),
        steps(
          ['Completa tu perfil y sube una foto.', '/profile'],
          ['Conoce nuestros valores.', '/corp_values'],
          ['Agradece a alguien que te haya ayudado.', '/post'],
        ),
        quote('Nadie recuerda todos los correos; todos recuerdan un gracias a tiempo.'),
      ],
    ],
    [
      'Beneficios',
      'gem',
      [
        head('Salud'),
        list('Seguro médico para ti y tu familia', 'Un chequeo al año sin costo'),
        head('Tiempo'),
        list('Quince días de vacaciones desde el primer año', 'El día de tu cumpleaños libre'),
        says('Además, tus puntos valen en el ', ['catálogo', '/catalog'], '.'),
        { type: 'divider' },
        says('¿Dudas? Escribe a ', ['Talento', 'mailto:talento@aurora.example'], '.'),
      ],
    ],
    [
      'Política de teletrabajo',
      'compass',
      [
        says('Trabajar desde casa se acuerda con tu líder y se revisa cada seis meses.'),
        head('Cuándo y desde dónde'),
        list(
          'Hasta tres días por semana',
          'Con conexión estable y un lugar tranquilo',
          'Disponible de 10 a 16 horas',
        ),
        head('Cómo pedirlo'),
        steps('Habla con tu líder.', 'Elijan juntos los días.', 'Empieza el lunes siguiente.'),
        quote('Lo que importa es el resultado, no la silla.'),
      ],
    ],
    ['Calendario de cierres', 'sun', [says('Faltan las fechas de planta.')]],
  ],
  announced: [
    [
      'Ya puedes acordar días de teletrabajo',
      'Cuántos, cuándo y cómo pedirlos, en una sola página.',
      'home',
      2,
      -6,
      24,
    ],
    ['Junta general: el jueves a las 10 en el auditorio.', null, 'banner', null, -2, 5],
    ['Jornada de vacunación', 'Gracias a quienes vinieron.', 'home', 1, -40, -33],
  ],
  guide: 'Aplauso en tres minutos',
};

const english: Told = {
  pages: [
    [
      'Welcome to Boreal',
      'mountain',
      [
        says('Good to have you here. Say hello to your team, then ', ['thank somebody', '/post'], '.'),
        head('Your first week'),
        list('Meet your lead on Monday', 'Bring good boots on Thursday'),
      ],
    ],
  ],
  announced: [['The trail clean-up is on Saturday', null, 'home', null, -3, 9]],
  guide: 'Aplauso in three minutes',
};

/**
 * Rows of pages, announcements and featured items; the announcements are past, current or future relative to
 * now.
 */
export function pagesSeed(
  { profile, calendar, newId }: Plan,
  people: readonly Person[],
  { shelf }: Catalogue,
): RowsByTable {
  const told = profile.words === 'es' ? spanish : english;
  const author = people.find(({ isPersona, role }) => isPersona && role === 'admin');
  const pages = told.pages.map(([title, icon, content], position) => {
    const at = instant(calendar.now - (90 - 25 * position) * day);
    return {
      id: newId('custom_pages'),
      title,
      slug: slugOf(title),
      content,
      icon,
      position,
      published: position === 0 || position < told.pages.length - 1,
      createdBy: author?.id ?? null,
      createdAt: at,
      updatedAt: at,
    };
  });
  const announced = told.announced.map(([title, text, placement, page, from, to]) => ({
    id: newId('publicity'),
    title,
    text,
    imageKey: null,
    link: page === null ? null : pageAddress(pages[page]?.slug ?? ''),
    placement,
    startsAt: calendar.date(from),
    endsAt: calendar.date(to),
    departmentIds: [],
    active: true,
    createdAt: instant(calendar.now + (from - 1) * day),
  }));
  const chosen = [
    { kind: 'page', targetId: pages[0]?.id ?? null, title: null, link: null },
    { kind: 'product', targetId: shelf[known.bottle]?.row.id ?? null, title: null, link: null },
    { kind: 'link', targetId: null, title: told.guide, link: '/clip_guide' },
  ] as const;
  return {
    ...rowsOf(customPages, pages),
    ...rowsOf(publicity, announced),
    ...rowsOf(
      featuredItems,
      chosen.map((one, position) => ({ id: newId('featured_items'), ...one, imageKey: null, position })),
    ),
  };
}
