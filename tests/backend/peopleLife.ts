/** A person with a row in every table that can hold one. */
import { oneTimeCodes } from '#backend/session/auth.tables.ts';
import { files } from '#backend/files/files.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { notificationSettings } from '#backend/notifications/notifications.tables.ts';
import { orderAnswers, orders } from '#backend/orders/orders.tables.ts';
import { comments } from '#backend/posts/posts.tables.ts';
import { referrals } from '#backend/recognitions/recognitions.tables.ts';
import { recognitionGroups } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { ldapLinks, userImportLines, userImports } from '#backend/users/imports.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { delivery } from './orderWire.ts';
import { insertPost } from './postFixture.ts';

/** The time of all rows. */
export const at = '2026-03-18T12:00:00.000Z';
/** The facts of the person, in the wire's spelling. */
export const who = {
  first_name: 'Zebulona',
  last_name: 'Quintanilla',
  email: 'zebulona.q@taller.example',
  phone: '+525587654321',
  employee_number: '00998877',
  job_position: 'Luthier mayor',
  birthday: '1987-06-05',
  admission_date: '2019-04-03',
} as const;
/** Texts that must not exist anywhere afterwards. */
export const canaries = [...Object.values(who), 'Mi violín', 'Calle Zebra 9', 'Europe/Lisbon'];

/** Inserts rows of the person into every table that can hold them. */
export async function live(store: Store, newId: () => string, id: string): Promise<void> {
  const email = who.email;
  await store.update(
    users,
    { id },
    { bio: 'Mi violín', timezone: 'Europe/Lisbon', passwordHash: 'plain:Quintanilla' },
  );
  await store.insert(oneTimeCodes, [
    { id: 'c', userId: id, codeHash: 'x', tries: 0, expiresAt: '2027-01-01', usedAt: null, createdAt: at },
  ]);
  await store.insert(notificationSettings, [
    {
      id: 'n',
      userId: id,
      emailEnabled: true,
      pushEnabled: true,
      whatsappEnabled: true,
      whatsappFailedAt: null,
      digestHour: 9,
      phone: who.phone,
      topics: {},
      updatedAt: at,
    },
  ]);
  const order = {
    userId: id,
    status: 'delivered' as const,
    totalPoints: 0,
    refundedPoints: 0,
    fold: 'a-000001',
    createdAt: at,
    updatedAt: at,
  };
  await store.insert(orders, [
    {
      ...order,
      id: 'o',
      serial: 1,
      delivery: { ...delivery, name: 'Zebulona Quintanilla', phone: who.phone, address: 'Calle Zebra 9' },
    },
  ]);
  await store.insert(orderAnswers, [
    { id: 'a', orderId: 'o', itemId: 'i', question: '¿Qué grabamos?', answer: 'Zebulona' },
  ]);
  const mail = {
    language: 'spanish' as const,
    link: null,
    code: null,
    calendar: null,
    unsubscribe: null,
    sourceId: null,
    quietAt: null,
    ended: null,
    status: 'queued' as const,
    tries: 0,
    dueAt: at,
    createdAt: at,
  };
  await store.insert(outbox, [
    { ...mail, id: 'm1', kind: 'recovery', userId: id, email, subject: 'x', body: 'Hola, Zebulona:' },
    {
      ...mail,
      id: 'm2',
      kind: 'notice',
      userId: 'bruno',
      email: 'bruno@taller.example',
      subject: 'x',
      body: 'Zebulona Quintanilla te reconoció',
    },
    {
      ...mail,
      id: 'm3',
      kind: 'code',
      userId: 'bruno',
      email: 'bruno@taller.example',
      subject: 'x',
      body: 'Hola, bruno:',
    },
  ]);
  await store.insert(referrals, [
    {
      id: 'r',
      referredBy: 'ana',
      name: 'Zebulona Quintanilla',
      email,
      phone: who.phone,
      position: 'Luthier mayor',
      message: 'Zebulona es genial',
      status: 'hired',
      pointsAwarded: 0,
      note: '',
      createdAt: at,
    },
    {
      id: 's',
      referredBy: id,
      name: 'Alguien',
      email: 'alguien@fuera.example',
      phone: null,
      position: null,
      message: '',
      status: 'sent',
      pointsAwarded: 0,
      note: '',
      createdAt: at,
    },
  ]);
  await store.insert(files, [
    {
      id: 'user-profile-picture/1',
      uploaderId: id,
      type: 'user-profile-picture',
      name: 'zebulona.png',
      contentType: 'image/png',
      size: 9,
      uploadedAt: at,
      recordId: null,
      createdAt: at,
    },
    {
      id: 'post-attachments/1',
      uploaderId: id,
      type: 'post-attachments',
      name: 'CV Quintanilla.pdf',
      contentType: 'application/pdf',
      size: 9,
      uploadedAt: at,
      recordId: 'a post',
      createdAt: at,
    },
    {
      id: 'task-attachment/1',
      uploaderId: id,
      type: 'task-attachment',
      name: 'zebulona.png',
      contentType: 'image/png',
      size: 9,
      uploadedAt: at,
      recordId: 'handed-in',
      createdAt: at,
    },
    {
      id: 'task-attachment/2',
      uploaderId: id,
      type: 'task-attachment',
      name: 'zebulona.png',
      contentType: 'image/png',
      size: 9,
      uploadedAt: at,
      recordId: null,
      createdAt: at,
    },
    {
      id: 'post-attachments/2',
      uploaderId: id,
      type: 'post-attachments',
      name: 'presupuesto.pdf',
      contentType: 'application/pdf',
      size: 9,
      uploadedAt: at,
      recordId: 'a post',
      createdAt: at,
    },
  ]);
  await store.insert(taskSubmissions, [
    {
      id: 'handed-in',
      taskId: 't',
      personId: 'p',
      userId: id,
      makerId: 'diego',
      message: 'De Zebulona',
      attachmentKeys: ['task-attachment/1'],
      status: 'submitted',
      reason: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: at,
    },
  ]);
  const lines = { importId: 'i', action: 'changed' as const, status: 'done' as const };
  await store.insert(userImportLines, [
    {
      ...lines,
      id: 'l1',
      place: 1,
      userId: id,
      email,
      wanted: { firstName: 'Zebulona' },
      before: { phone: who.phone },
      after: { lastName: 'Quintanilla' },
    },
    {
      ...lines,
      id: 'l2',
      place: 2,
      userId: 'bruno',
      email: 'bruno@taller.example',
      wanted: { lastName: 'x', managerEmail: email },
      before: {},
      after: {},
    },
  ]);
  await store.insert(userImports, [
    {
      id: 'i',
      kind: 'create',
      fileName: 'gente.csv',
      status: 'done',
      total: 2,
      done: 2,
      added: 0,
      changed: 2,
      unchanged: 0,
      reactivated: 0,
      deactivated: 0,
      rejected: [
        {
          row: 2,
          cell: 'A2',
          field: 'email',
          value: who.email.toUpperCase(),
          code: 'cell_duplicate',
          reason: 'Está también en la fila 3.',
        },
        {
          row: 9,
          cell: 'A9',
          field: 'email',
          value: 'otra@',
          code: 'cell_email',
          reason: 'No es un correo válido.',
        },
      ],
      kept: [{ email, reason: 'x' }],
      sendInvitation: false,
      createdBy: 'diego',
      createdAt: at,
      finishedAt: at,
    },
  ]);
  await store.insert(ldapLinks, [
    { id: 'd', ldapId: 'uid=zebulona.q@taller.example', userId: id, syncedAt: at },
  ]);
  await store.insert(recognitionGroups, [
    {
      id: 'g',
      name: 'Comité',
      recognitionTypeIds: ['thanks'],
      userIds: ['ana', id],
      monthlyLimit: null,
      active: true,
      createdAt: at,
    },
  ]);
  await store.update(departments, { id: 'sales' }, { managerId: id });
  await store.update(users, { id: 'ana' }, { managerId: id });
  await insertPost(store, newId, { from: id as 'ana', message: 'Gracias, Bruno' });
  await store.insert(comments, [
    { id: 'k', postId: 'none', userId: id, message: 'Bien hecho', createdAt: at, editedAt: null },
  ]);
}
