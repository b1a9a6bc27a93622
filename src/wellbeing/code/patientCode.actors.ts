/** The machine of the patient code, wired to the API. The code stays in memory. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { patientCodeMachine } from '#machines/patientCode.machine.ts';
import type { ShownCode } from '#machines/patientCode.setup.ts';
import { newKey } from '#src/api/newKey.ts';
import { inspect } from '#src/lib/recorder.ts';
import { askPatientCode } from '#src/wellbeing/wellbeing.writes.ts';

/** A running patient code. */
export type PatientCodeActor = ActorRefFrom<typeof patientCodeMachine>;

async function ask(): Promise<ShownCode> {
  const { code, validForMs, providerName, providerUrl, providerPhone } = await askPatientCode({}, newKey());
  return { code, validForMs, until: Date.now() + validForMs, providerName, providerUrl, providerPhone };
}

/** The caller starts it. */
export const createPatientCode = (): PatientCodeActor =>
  createActor(patientCodeMachine.provide({ actors: { ask: fromPromise(ask) } }), { inspect });
