/** Stories of every state of the profileImage machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { profileImageMachine } from '#machines/profileImage.machine.ts';
import { profileImageSamples } from '#machines/profileImage.samples.ts';
import { photoSentence } from '#schema/users/photos.rules.ts';
import { Card } from '#src/ui/Card.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { ImageFace } from '#src/users/photo/ImageFace.tsx';
import { machineMeta, type Look } from './machineStory.tsx';

/** The avatar as displayed, and its cache entry. */
function Entry({
  actor,
  look,
}: {
  readonly actor: ActorRefFrom<typeof profileImageMachine>;
  readonly look: Look;
}): ReactElement {
  const { timestamp, error, userId } = useSelector(actor, ({ context }) => context);
  return (
    <div className="mx-auto max-w-feed p-4">
      <Card as="section" aria-label="Foto" className="flex flex-col gap-4">
        <ImageFace actor={actor} name="Ana Rivas" />
        <DescriptionList
          items={[
            { term: 'Persona', value: userId === '' ? '–' : userId },
            { term: 'Cargada', value: timestamp === null ? '–' : new Date(timestamp).toISOString() },
            { term: 'Error', value: error === null ? '–' : photoSentence(error, look.language) },
          ]}
        />
      </Card>
    </div>
  );
}

export default {
  title: 'Machines/profileImage',
  ...machineMeta(profileImageMachine, profileImageSamples, (actor, look) => (
    <Entry actor={actor} look={look} />
  )),
};
