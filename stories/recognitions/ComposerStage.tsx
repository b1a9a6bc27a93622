/** The composer in a story: its fake server, stored drafts, and a default draft. */
import { screen, userEvent } from 'storybook/test';
import { useState, type ReactElement } from 'react';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { Composer } from '#src/recognitions/Composer.tsx';
import { emptyDraft, keepDraft, type Draft } from '#src/recognitions/draft.ts';
import { draftPlace, sentPlace } from '#src/posts/draftPlace.ts';
import { serverSays, Stage, type Answers, type StageProps } from '../kit/FakeServer.tsx';
import { me, people, types } from '../kit/world.sample.ts';
import { ordinary } from './composer.sample.ts';

const [, luis, marta, tomas] = people;
if (luis === undefined || marta === undefined || tomas === undefined)
  throw new Error('the samples hold four people');

/** The open composer over an empty page, or in its place. */
export function Opened({
  preset = {},
  person = me,
  inPlace = false,
}: {
  preset?: ComposerPreset;
  person?: StageProps['person'];
  inPlace?: boolean;
}): ReactElement {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <Stage person={person}>
      <div className="min-h-dvh">
        <div ref={setSlot} className="max-w-feed p-4" />
        {inPlace && slot === null ? null : (
          <Composer open preset={inPlace ? { ...preset, slot } : preset} onClose={() => undefined} />
        )}
      </div>
    </Stage>
  );
}

/** The fake server of a story, without a draft or with a stored draft. */
export const begins =
  (answers: Answers = {}, draft?: Partial<Draft>) =>
  (): (() => void) => {
    localStorage.removeItem(draftPlace(me));
    localStorage.removeItem(`${draftPlace(me)}:parked`);
    localStorage.removeItem(sentPlace(me));
    if (draft !== undefined) keepDraft(me, { ...emptyDraft, ...draft });
    return serverSays({ ...ordinary, ...answers })();
  };

/** Three people share 50 points: two of them get one more. */
export const written: Partial<Draft> = {
  receivers: [luis, marta, tomas],
  message:
    'Gracias por quedarte hasta cerrar el informe de marzo: llegamos a tiempo con el cliente gracias a ustedes.',
  types: types.slice(0, 1).map(({ id }) => id),
  amount: 50,
  distribution: 'split',
};

/** Clicks a button by its name. */
export const press = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Name of the send button. */
export const send = /^enviar$/iu;
