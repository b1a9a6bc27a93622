/** The composer in a story: its server, what is kept, and the words that most stories begin with. */
import { screen, userEvent } from 'storybook/test';
import type { ReactElement } from 'react';
import type { ComposerPreset } from '#src/recognitions/composer.store.ts';
import { Composer } from '#src/recognitions/Composer.tsx';
import { emptyDraft, keepDraft, type Draft } from '#src/recognitions/draft.ts';
import { draftPlace, sentPlace } from '#src/recognitions/draftPlace.ts';
import { serverSays, Stage, type Answers, type StageProps } from '../posts/FakeServer.tsx';
import { me, people, types } from '../posts/posts.sample.ts';
import { ordinary } from './composer.sample.ts';

const [, luis, marta, tomas] = people;
if (luis === undefined || marta === undefined || tomas === undefined)
  throw new Error('the samples hold four people');

/** The composer, open over an empty page. */
export function Opened({
  preset = {},
  person = me,
}: {
  preset?: ComposerPreset;
  person?: StageProps['person'];
}): ReactElement {
  return (
    <Stage person={person}>
      <div className="min-h-dvh">
        <Composer open preset={preset} onClose={() => undefined} />
      </div>
    </Stage>
  );
}

/** The server of a story, and a clean or a kept draft. */
export const begins =
  (answers: Answers = {}, draft?: Partial<Draft>) =>
  (): (() => void) => {
    localStorage.removeItem(draftPlace(me));
    localStorage.removeItem(`${draftPlace(me)}:parked`);
    localStorage.removeItem(sentPlace(me));
    if (draft !== undefined) keepDraft(me, { ...emptyDraft, ...draft });
    return serverSays({ ...ordinary, ...answers })();
  };

/** Three people share 50 points: two of them get the odd ones. */
export const written: Partial<Draft> = {
  receivers: [luis, marta, tomas],
  message:
    'Gracias por quedarte hasta cerrar el informe de marzo: llegamos a tiempo con el cliente gracias a ustedes.',
  types: types.slice(0, 1).map(({ id }) => id),
  amount: 50,
  distribution: 'split',
};

/** Presses a button by its name. */
export const press = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
/** The name of the button that sends. */
export const send = /^enviar$/iu;
