/** The form of a send: what it puts on the wire, and what a failed send says (spec §3, §5, §8, A40). */
import { describe, expect, it } from 'vitest';
import { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { ApiError, readFacts, type ErrorFacts } from '#schema/errors.ts';
import { writeForm } from '#schema/kit/wire.ts';
import {
  bodyOf,
  emptySend,
  planOf,
  sendFailed,
  type SendFields,
} from '#src/communications/admin/sendForm.ts';

const fields: SendFields = {
  ...emptySend,
  title: ' Cerramos el 24 ',
  message: 'A las 14:00.',
  channels: ['email', 'pin'],
};
const wireOf = (more: Partial<SendFields> = {}): Record<string, FormDataEntryValue> =>
  Object.fromEntries(
    writeForm(communicationEndpoints.sendAll.body, bodyOf({ ...fields, ...more }, [])).entries(),
  );

describe('the form of a send', () => {
  it('a selected channel is the string "true", one that is not selected is left out', () => {
    expect(wireOf()).toEqual({
      title: 'Cerramos el 24',
      message: 'A las 14:00.',
      pin: 'true',
      email: 'true',
    });
  });

  it('the hour of each person is sent without a zone', () => {
    expect(wireOf({ timing: 'local', moment: '2026-05-05T09:00' })).toMatchObject({
      local_at: '2026-05-05T09:00',
    });
  });

  it('the same channels in another order are the same plan', () => {
    expect(planOf({ ...fields, channels: ['pin', 'email'] })).toEqual(planOf(fields));
  });
});

describe('a failed send', () => {
  const foreign = (status: number, body: unknown): ErrorFacts => readFacts(status, body, 'es');
  it.each([
    [400, { error: 'Falta el asunto' }, 'Falta el asunto'],
    [409, { message: 'El grupo está cerrado' }, 'El grupo está cerrado'],
    [422, { error: 'Canal no permitido' }, 'Canal no permitido'],
    [503, { message: 'En mantenimiento' }, 'En mantenimiento'],
    [400, {}, 'Error del servidor: 400'],
    [409, null, 'Error del servidor: 409'],
    [422, 'no', 'Error del servidor: 422'],
    [503, {}, 'Error del servidor: 503'],
  ])('a foreign server answers %i with %j: %s', (status, body, words) => {
    expect(sendFailed(foreign(status, body), 'es')).toBe(words);
  });

  it('the reasons of our own server are joined after "Datos inválidos: "', () => {
    const reasons = [
      { field: 'title', code: 'communication_title', message: 'El título es requerido' },
      {
        field: 'channels',
        code: 'communication_channel',
        message: 'Debe seleccionar al menos un canal de comunicación',
      },
    ];
    const facts = new ApiError({
      code: 'invalid',
      status: 422,
      recoverable: false,
      message: 'x',
      reasons,
    }).facts();
    expect(sendFailed(facts, 'es')).toBe(
      'Datos inválidos: El título es requerido, Debe seleccionar al menos un canal de comunicación',
    );
  });

  it('without an answer the sentence of the catalogue is said', () => {
    const facts = new ApiError({
      code: 'network',
      status: 0,
      recoverable: true,
      message: 'Sin conexión',
    }).facts();
    expect(sendFailed(facts, 'es')).toBe('Sin conexión');
  });
});
