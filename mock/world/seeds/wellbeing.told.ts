/** The words of wellbeing in the demo. All numbers are fictional. */
import type { Row } from '#backend/store/table.ts';
import type { wellbeingPages } from '#backend/wellbeing/wellbeing.tables.ts';
import type { Language } from '#schema/limits.ts';

interface Told {
  readonly page: Omit<Row<typeof wellbeingPages>, 'id'>;
  readonly notes: readonly string[];
  readonly reason: string;
}

export const wellbeingTexts: Readonly<Record<Language, Told>> = {
  es: {
    page: {
      help: [
        { name: 'Línea de apoyo emocional', phone: '800 555 0101', note: 'Todos los días, a toda hora' },
        { name: 'Emergencias', phone: '911', note: 'Si alguien está en peligro' },
      ],
      providerName: 'Médicos en Línea',
      providerUrl: 'https://medicos.example/entrar',
      providerPhone: '800 555 0199',
      safetyContacts: [
        { name: 'Brigada de primeros auxilios', phone: '55 5550 0110', note: 'En la oficina, extensión 110' },
        { name: 'Seguridad y salud en el trabajo', phone: '55 5550 0120', note: 'De lunes a viernes' },
      ],
      protocolFolder: 'Políticas',
    },
    notes: ['Dormí bien.', 'Muchas reuniones.', 'Salí a caminar al mediodía.', 'Cerré algo que pesaba.'],
    reason: 'Preparar la jornada de salud de la que la persona pidió ser parte.',
  },
  en: {
    page: {
      help: [
        { name: 'Someone to talk to', phone: '0800 555 0101', note: 'Every day, at any hour' },
        { name: 'Emergency', phone: '999', note: 'If anybody is in danger' },
      ],
      providerName: 'Doctors Online',
      providerUrl: 'https://doctors.example/enter',
      providerPhone: '0800 555 0199',
      safetyContacts: [
        { name: 'First aid', phone: '020 5550 0110', note: 'In the office, extension 110' },
        { name: 'Health and safety', phone: '020 5550 0120', note: 'Monday to Friday' },
      ],
      protocolFolder: null,
    },
    notes: ['Slept well.', 'Many meetings.', 'Went for a walk at noon.', 'Finished something heavy.'],
    reason: 'Preparing the health day that this person asked to join.',
  },
};
