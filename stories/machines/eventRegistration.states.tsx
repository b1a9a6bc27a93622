/** Stories of every state of the eventRegistration machine; generated from the machine. */
import { eventRegistrationMachine } from '#machines/eventRegistration.machine.ts';
import { eventRegistrationSamples } from '#machines/eventRegistration.samples.ts';
import { PlaceForm } from '#src/events/registration/PlaceForm.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/eventRegistration',
  ...machineMeta(eventRegistrationMachine, eventRegistrationSamples, (actor) => (
    <main className="mx-auto max-w-feed p-4">
      <Card className="flex flex-col gap-4">
        <CardTitle>Taller de cerámica</CardTitle>
        <PlaceForm
          actor={actor}
          form={null}
          other={{ form: 'online', full: false }}
          free={3}
          waiting={6}
          visible
          movesUpUntil="29 nov, 05:00"
          cancelMessage="La profesora está enferma."
        />
      </Card>
    </main>
  )),
};
