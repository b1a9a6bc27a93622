/** Stories of every state of the moodToday machine; generated from the machine. */
import { moodTodayMachine } from '#machines/moodToday.machine.ts';
import { moodTodaySamples } from '#machines/moodToday.samples.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { MoodForm } from '#src/wellbeing/mood/MoodForm.tsx';
import { MoodNote } from '#src/wellbeing/mood/MoodNote.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/moodToday',
  ...machineMeta(moodTodayMachine, moodTodaySamples, (actor) => (
    <Surroundings at="/telemedicine">
      <main className="mx-auto max-w-feed p-4">
        <Card className="flex flex-col gap-4">
          <CardTitle>¿Cómo estás hoy?</CardTitle>
          <MoodForm actor={actor} note={<MoodNote actor={actor} />} />
        </Card>
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
