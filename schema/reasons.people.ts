/**
 * Validation messages for passwords, codes, people, departments and lists of people; part of the catalogue in
 * `reasons.ts`.
 */
import type { Language } from './limits.ts';

/** Used for a form field and for a cell of an imported list. */
const shared = {
  bornLate: {
    es: 'La fecha de nacimiento es posterior a la de ingreso.',
    en: 'The birthday is after the first working day.',
  },
  future: { es: 'Esa fecha todavía no llega.', en: 'That date has not come yet.' },
  numberTaken: { es: 'Ese número ya es de {name}.', en: 'That number already belongs to {name}.' },
  elsewhere: {
    es: 'Ese correo ya se usa en otra organización.',
    en: 'That e-mail is already used in another organisation.',
  },
} as const;

export const peopleReasons = {
  password_short: {
    es: 'Usa al menos 10 caracteres: una frase de varias palabras es lo más fácil de recordar.',
    en: 'Use at least 10 characters: a phrase of several words is the easiest to remember.',
  },
  password_common: {
    es: 'Esa contraseña es de las primeras que se adivinan. Elige otra.',
    en: 'That password is one of the first to be guessed. Choose another.',
  },
  password_personal: {
    es: 'No uses tu nombre ni tu correo como contraseña.',
    en: 'Do not use your name or e-mail as your password.',
  },
  password_same: {
    es: 'La contraseña nueva es igual a la actual.',
    en: 'The new password is the same as the current one.',
  },
  password_wrong: { es: 'Esa no es tu contraseña actual.', en: 'That is not your current password.' },
  link_void: {
    es: 'Este enlace ya se usó o venció. Pide uno nuevo.',
    en: 'This link was already used or has expired. Ask for a new one.',
  },
  otp_wrong: {
    es: 'Ese código no es correcto. Revisa el último correo que te enviamos.',
    en: 'That code is not right. Check the last e-mail we sent you.',
  },
  otp_void: {
    es: 'Ese código venció o ya se usó. Pide uno nuevo.',
    en: 'That code has expired or was already used. Ask for a new one.',
  },
  otp_no_phone: {
    es: 'Los códigos llegan por correo: escribe tu correo.',
    en: 'Codes arrive by e-mail: enter your e-mail.',
  },
  address_required: { es: 'Escribe tu correo.', en: 'Enter your e-mail.' },
  method_unavailable: {
    es: 'Esa forma de entrar no está disponible en esta instalación.',
    en: 'That way of signing in is not available in this installation.',
  },
  method_shuts_out: {
    es: 'Deja al menos una forma de entrar con la que puedas volver: contraseña o código.',
    en: 'Leave at least one way in by which you can come back: password or code.',
  },
  email_taken: {
    es: 'Ya hay una persona con ese correo.',
    en: 'There is already a person with that e-mail.',
  },
  email_elsewhere: shared.elsewhere,
  number_taken: shared.numberTaken,
  date_future: shared.future,
  born_after_start: shared.bornLate,
  department_unknown: {
    es: 'Ese departamento no existe o está desactivado.',
    en: 'That department does not exist or is switched off.',
  },
  group_unknown: { es: 'Uno de los grupos no existe.', en: 'One of the groups does not exist.' },
  manager_unknown: {
    es: 'Esa persona no está activa en tu organización.',
    en: 'That person is not active in your organisation.',
  },
  manager_self: { es: 'Nadie es su propio líder.', en: 'Nobody is their own manager.' },
  manager_circle: {
    es: 'Así se formaría un círculo: esa persona depende de esta.',
    en: 'That would make a circle: that person reports to this one.',
  },
  last_admin: {
    es: 'Es la última persona que administra: nombra antes a otra.',
    en: 'This is the last administrator: appoint another first.',
  },
  not_yourself: {
    es: 'Esto no lo puedes hacer con tu propia cuenta: pídeselo a otra persona que administre.',
    en: 'You cannot do this to your own account: ask another administrator.',
  },
  open_orders: {
    es: 'Tiene {count} pedidos en curso: entrégalos o cancélalos antes.',
    en: 'They have {count} open orders: deliver or cancel them first.',
  },
  external_role: {
    es: 'Una persona externa no pasa a ser del equipo, ni al revés: crea otra cuenta.',
    en: 'An external person does not become staff, nor the other way round: create another account.',
  },
  staff_only: {
    es: 'Una persona externa no tiene este dato.',
    en: 'An external person does not have this.',
  },
  external_only: {
    es: 'Solo el acceso de una persona externa tiene último día.',
    en: 'Only the access of an external person has a last day.',
  },
  access_over: {
    es: 'Su último día ya pasó: escribe antes uno nuevo.',
    en: 'Their last day has passed: enter a new one first.',
  },
  already_activated: {
    es: 'Esta persona ya activó su cuenta.',
    en: 'This person has already activated their account.',
  },
  not_active: { es: 'Esta cuenta está desactivada.', en: 'This account is deactivated.' },
  deletion_resolved: {
    es: 'Ya se decidió sobre esta solicitud.',
    en: 'This request has already been decided.',
  },
  department_people: {
    es: 'Tiene {count} personas: elige a dónde pasan.',
    en: 'It has {count} people: choose where they go.',
  },
  department_parts: {
    es: 'Tiene {count} departamentos dentro: muévelos antes.',
    en: 'It has {count} departments inside: move them first.',
  },
  department_circle: {
    es: 'Un departamento no puede estar dentro de sí mismo.',
    en: 'A department cannot be inside itself.',
  },
  sheet_unreadable: {
    es: 'No pudimos leer el archivo: guárdalo de nuevo como .xlsx o .csv.',
    en: 'We could not read the file: save it again as .xlsx or .csv.',
  },
  sheet_quotes: {
    es: 'Las comillas de la fila {row} no cuadran: corrígelas y guarda el archivo de nuevo.',
    en: 'The quotes in row {row} are not balanced: correct them and save the file again.',
  },
  sheet_empty: { es: 'La hoja no tiene filas.', en: 'The sheet has no rows.' },
  sheet_rows: {
    es: 'La hoja tiene más de {maximum} filas: pártela en varias.',
    en: 'The sheet has more than {maximum} rows: split it.',
  },
  sheet_columns: {
    es: 'La hoja tiene más de {maximum} columnas.',
    en: 'The sheet has more than {maximum} columns.',
  },
  sheet_encoding: {
    es: 'No sabemos con seguridad cómo están escritos los acentos de este archivo: elige la codificación, o guárdalo como "CSV UTF-8" o .xlsx.',
    en: 'We cannot tell for certain how the accents in this file are written: choose the encoding, or save it as "CSV UTF-8" or .xlsx.',
  },
  sheet_bomb: {
    es: 'El archivo crece demasiado al abrirlo y no se abrió.',
    en: 'The file grows too large when opened and was not opened.',
  },
  column_missing: {
    es: 'Falta la columna de {name}.',
    en: 'The column of {name} is missing.',
  },
  column_twice: {
    es: 'Dos columnas son lo mismo: deja una.',
    en: 'Two columns are the same thing: leave one.',
  },
  deactivations_brake: {
    es: 'Se desactivarían {count} de {total} personas. Confirma que es lo que quieres.',
    en: '{count} of {total} people would be deactivated. Confirm that this is what you want.',
  },
  missing_held_directory: {
    es: 'Nadie se desactiva por faltar: el directorio dio {found} de las {total} personas de la última vez, como si la respuesta estuviera cortada. Si de verdad se fueron, desactívalas con una lista.',
    en: 'Nobody is deactivated for being missing: the directory gave {found} of the {total} people of the last time, as if the answer were cut. If they really left, deactivate them with a list.',
  },
  missing_held_rows: {
    es: 'Nadie se desactiva por no estar en la lista: hay filas que no dicen de quién son. Corrígelas primero.',
    en: 'Nobody is deactivated for not being on the list: some rows do not say whose they are. Correct them first.',
  },
  import_nothing: {
    es: 'No hay nada que importar: ninguna fila está completa.',
    en: 'There is nothing to import: no row is complete.',
  },
  import_running: {
    es: 'Otra importación está en curso. Espera a que termine.',
    en: 'Another import is running. Wait for it to finish.',
  },
  import_not_undone: {
    es: 'Esta importación ya no se puede deshacer.',
    en: 'This import can no longer be undone.',
  },
  kept_acted: {
    es: 'Ya entró, participó en algo o cambió: su cuenta queda, desactivada.',
    en: 'They came in, took part in something or were changed: their account stays, deactivated.',
  },
  kept_changed: {
    es: 'Alguien cambió sus datos después: quedan como están.',
    en: 'Somebody changed their details afterwards: they stay as they are.',
  },
  kept_gone: {
    es: 'Su cuenta se eliminó después.',
    en: 'Their account was deleted afterwards.',
  },
  kept_admin: {
    es: 'Sin esta persona no quedaría quien administre.',
    en: 'Without this person nobody would be left to administer.',
  },
  kept_yourself: {
    es: 'Es tu propia cuenta: queda como está.',
    en: 'It is your own account: it stays as it is.',
  },
  directory_missing: {
    es: 'Esta instalación no está conectada a ningún directorio.',
    en: 'This installation is not connected to any directory.',
  },
  directory_failed: {
    es: 'El directorio no respondió. No se cambió nada.',
    en: 'The directory did not answer. Nothing was changed.',
  },
  cell_required: { es: 'Falta este dato.', en: 'This is missing.' },
  row_longer: {
    es: 'Esta fila tiene más celdas que el encabezado: pon entre comillas el texto que lleva el separador, o agrega el encabezado que falta.',
    en: 'This row has more cells than the header: put text that holds the separator in quotes, or add the missing header.',
  },
  entry_hidden: {
    es: 'Sigue en el directorio, pero su filtro la deja fuera: no se cambia ni se desactiva.',
    en: 'It is still in the directory, but the filter leaves it out: nothing is changed or deactivated.',
  },
  cell_encoding: {
    es: 'Los acentos de este texto no se pudieron leer: escríbelo de nuevo, o guarda el archivo como "CSV UTF-8".',
    en: 'The accents of this text could not be read: enter it again, or save the file as "CSV UTF-8".',
  },
  cell_error: {
    es: 'La fórmula de esta celda da un error: escribe el valor.',
    en: 'The formula of this cell gives an error: enter the value.',
  },
  cell_email: { es: 'No es un correo válido.', en: 'It is not a valid e-mail address.' },
  cell_duplicate: { es: 'Está también en la fila {row}.', en: 'It is also in row {row}.' },
  cell_date: {
    es: 'No es una fecha: escríbela como 2026-03-18.',
    en: 'It is not a date: write it as 2026-03-18.',
  },
  cell_date_future: shared.future,
  cell_born_after_start: shared.bornLate,
  cell_phone: {
    es: 'Escribe el número con el código de su país, como +57 300 123 4567.',
    en: 'Enter the number with its country code, such as +57 300 123 4567.',
  },
  cell_option: { es: 'Debe ser uno de: {options}.', en: 'It must be one of: {options}.' },
  cell_too_long: {
    es: 'Puede tener {maximum} caracteres como máximo.',
    en: 'It can have {maximum} characters at most.',
  },
  cell_unknown_person: {
    es: 'Nadie tiene ese correo, ni aquí ni en la hoja.',
    en: 'Nobody has that e-mail, neither here nor in the sheet.',
  },
  cell_circle: {
    es: 'Así se formaría un círculo de líderes.',
    en: 'That would make a circle of managers.',
  },
  cell_number_taken: shared.numberTaken,
  cell_zeros_lost: {
    es: 'Ya existe "{known}": parece que la hoja perdió los ceros del principio.',
    en: '"{known}" already exists: the sheet seems to have lost the leading zeros.',
  },
  cell_email_elsewhere: shared.elsewhere,
  cell_last_admin: {
    es: 'Es la última persona que administra.',
    en: 'This is the last administrator.',
  },
  cell_yourself: {
    es: 'No puedes quitarte a ti el acceso.',
    en: 'You cannot take access from yourself.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
