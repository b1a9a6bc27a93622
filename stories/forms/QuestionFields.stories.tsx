/** Stories of the questions of a form: every kind, with errors, on a phone, by digits. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { withAnswer } from '#schema/forms/answers.rules.ts';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { QuestionFields } from '#src/forms/QuestionFields.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { allKinds } from './questions.sample.ts';

function Form({ faults }: { faults?: Readonly<Record<string, string>> }): ReactElement {
  const [answers, setAnswers] = useState<readonly AnswerInput[]>([]);
  return (
    <div className="max-w-feed p-4">
      <QuestionFields
        questions={allKinds}
        answers={answers}
        onChange={(answer) => setAnswers(withAnswer(answers, answer))}
        faults={faults}
        language={useLanguage()}
        digits
      />
    </div>
  );
}

const meta = { title: 'Forms/QuestionFields', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Digits answer: 1 and 0 are the value 10, and a digit is the number of an option. */
export const ByDigits: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await userEvent.keyboard('10');
    const ten = canvas.getByRole('radio', { name: '10, Muy probable' });
    await expect(ten).toBeChecked();
    await expect(ten).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('radio', { name: /cada mes/iu })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('13');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: /horas/iu }), '7,5');
    await expect(canvas.getByRole('textbox', { name: /horas/iu })).toHaveValue('7,5');
  },
};

/** Errors below each kind of field, at 390 px. */
export const Faults: Story = {
  args: { faults: Object.fromEntries(allKinds.map(({ id }) => [id, 'Falta tu respuesta.'])) },
  globals: { viewport: { value: 'phone' } },
  tags: ['!test'],
};
