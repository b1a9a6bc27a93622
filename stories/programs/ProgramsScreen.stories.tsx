/** The screen of programs in its states: the list, a course with its lessons, and what is handed in. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProgramsScreen } from '#src/programs/ProgramsScreen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import {
  finishedSafety,
  fireLesson,
  fireQuiz,
  mentoring,
  safety,
  sentBack,
  triedSafety,
} from './programs.sample.ts';

const Screen = ({ at = '/programs' }: { at?: string }) => (
  <Stage at={at}>
    <ProgramsScreen />
  </Stage>
);

const meta = {
  title: 'Programs/ProgramsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays({
    KeepProgramPlace: () => ({ keepProgramPlace: { success: true } }),
    ...answers,
  }),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});
const one = `/programs?id=${safety.id}`;
const opened = { Program: () => ({ program: safety }) };

export const Full = state(
  { Programs: () => ({ programs: [safety, mentoring, { ...finishedSafety, id: 'done' }] }) },
  /seguridad en la oficina/iu,
);
export const Empty = state({ Programs: () => ({ programs: [] }) }, /todavía no hay programas/iu);
export const Loading = state({ Programs: never });
export const Failed = state({ Programs: fails() }, /no pudimos cargar/iu);
export const Course = state(opened, /termina antes/iu, one);
export const Lesson = state(
  { ...opened, ProgramLesson: () => ({ programLesson: fireLesson }) },
  /deja lo que tienes/iu,
  `${one}&lesson=${fireLesson.id}`,
);
export const Locked = state(opened, /se abre cuando termines/iu, `${one}&lesson=${fireQuiz.id}`);
export const FailedQuiz = state(
  { Program: () => ({ program: triedSafety }), ProgramLesson: () => ({ programLesson: fireQuiz }) },
  /se aprueba con 100 %\./iu,
  `${one}&lesson=${fireQuiz.id}`,
);
export const Finished = state({ Program: () => ({ program: finishedSafety }) }, /se agregó 1 lección/iu, one);
export const SentBack = state(
  { Program: () => ({ program: sentBack }) },
  /falta la fecha/iu,
  `/programs?id=${sentBack.id}`,
);
