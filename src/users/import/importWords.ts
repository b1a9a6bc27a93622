/** Names of fields, faults, actions and states of an import. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type {
  ImportAction,
  ImportFault,
  ImportField,
  ImportKind,
  ImportState,
} from '#schema/users/imports.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

type Words<K extends string> = Readonly<Record<K, MessageDescriptor>>;

/** Names of the fields. */
export const fieldWords: Words<ImportField> = {
  email: msg`Correo`,
  firstName: msg({ message: 'Nombre', context: 'person' }),
  lastName: msg`Apellido`,
  employeeNumber: msg`Número de empleado`,
  phone: msg`Teléfono`,
  birthday: msg`Fecha de nacimiento`,
  admissionDate: msg`Fecha de ingreso`,
  jobPosition: msg`Cargo`,
  userType: msg`Rol`,
  takesPoints: msg`Participa en puntos`,
  department: msg`Departamento`,
  groups: msg`Grupos`,
  managerEmail: msg`Correo del líder`,
  language: msg`Idioma`,
  state: msg`Estado de la cuenta`,
};

/** The expected content of a field. */
export const fieldHints: Words<ImportField> = {
  email: msg`Identifica a cada persona. Por ejemplo, ana.rivas@empresa.com`,
  firstName: msg`Por ejemplo, Ana`,
  lastName: msg`Por ejemplo, Rivas`,
  employeeNumber: msg`Como lo usan ustedes; los ceros del principio se conservan`,
  phone: msg`Con el código del país: +57 300 123 4567`,
  birthday: msg`Año, mes y día: 1990-03-18`,
  admissionDate: msg`Año, mes y día: 2026-03-18`,
  jobPosition: msg`Por ejemplo, Analista de datos`,
  userType: msg`Colaborador, líder o administrador`,
  takesPoints: msg`Sí o no`,
  department: msg`Por su nombre; si no existe, se crea`,
  groups: msg`Por sus nombres, separados por punto y coma`,
  managerEmail: msg`De alguien que ya está, o que viene en la lista`,
  language: msg`Español o inglés`,
  state: msg`Activa o desactivada; quien dice desactivada no vuelve`,
};

/** Short names of faults, for the filter. */
export const faultWords: Words<ImportFault> = {
  cell_required: msg`Falta el dato`,
  row_longer: msg`Más celdas que el encabezado`,
  cell_encoding: msg`Acentos que no se leen`,
  cell_error: msg`Error de fórmula`,
  entry_hidden: msg`Fuera del filtro del directorio`,
  cell_email: msg`Correo no válido`,
  cell_duplicate: msg`Repetido en la lista`,
  cell_date: msg`Fecha no reconocida`,
  cell_date_future: msg`Fecha que no llega`,
  cell_born_after_start: msg`Nace después de su ingreso`,
  cell_phone: msg`Teléfono no válido`,
  cell_option: msg`Opción desconocida`,
  cell_too_long: msg`Demasiado largo`,
  cell_unknown_person: msg`Persona desconocida`,
  cell_number_taken: msg`Número de otra persona`,
  cell_zeros_lost: msg`Ceros perdidos`,
  cell_email_elsewhere: msg`Correo de otra organización`,
  cell_last_admin: msg`Última que administra`,
  cell_yourself: msg`Tu propia cuenta`,
  cell_circle: msg`Líderes en círculo`,
};

/** Names of actions, for groups of people, before the import. */
export const actionWords: Words<ImportAction> = {
  added: msg`Nuevas`,
  changed: msg`Cambian`,
  reactivated: msg`Vuelven`,
  deactivated: msg`Se desactivan`,
  unchanged: msg`Sin cambios`,
};

/** Names of actions, for groups of people, after the import. */
export const doneWords: Words<ImportAction> = {
  added: msg`Nuevas`,
  changed: msg`Cambiaron`,
  reactivated: msg`Volvieron`,
  deactivated: msg`Desactivadas`,
  unchanged: msg`Sin cambios`,
};

/** Name and severity of an action, for one person. */
export const actionTags: Readonly<
  Record<ImportAction, { readonly word: MessageDescriptor; readonly severity: Severity }>
> = {
  added: { word: msg`Nueva`, severity: 'success' },
  changed: { word: msg`Cambia`, severity: 'info' },
  reactivated: { word: msg`Vuelve`, severity: 'success' },
  deactivated: { word: msg`Se desactiva`, severity: 'warning' },
  unchanged: { word: msg`Sin cambios`, severity: 'info' },
};

/** Name and severity of an import's state. */
export const stateTags: Readonly<
  Record<ImportState, { readonly word: MessageDescriptor; readonly severity: Severity }>
> = {
  queued: { word: msg`En espera`, severity: 'info' },
  running: { word: msg`En curso`, severity: 'info' },
  done: { word: msg`Terminada`, severity: 'success' },
  failed: { word: msg`Interrumpida`, severity: 'error' },
  undoing: { word: msg`Deshaciendo`, severity: 'info' },
  undone: { word: msg`Deshecha`, severity: 'warning' },
};

/** The name of an import without a file. */
export const kindWords: Words<ImportKind> = {
  create: msg`Alta y cambios`,
  deactivate: msg`Lista de bajas`,
  ldap: msg`Directorio`,
};
