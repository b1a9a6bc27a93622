/** Stories of the crash fallback with the texts of spec §2, including a real crash. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import { errorBoundaryMachine } from '#machines/errorBoundary.machine.ts';
import { CrashScreen } from '#src/app/CrashScreen.tsx';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { errorBoundaryWith } from '#src/app/errorBoundary.actors.ts';
import { Button } from '#src/ui/Button.tsx';
import { readReport } from '#stories/machines/replayReport.ts';

const crashed = {
  value: 'fallback',
  context: { hasError: true, errorMessage: 'post is undefined', errorInfo: 'at Feed' },
} as const;

const reload = fn().mockName('reload');
const report = fn().mockName('report');

function Fallback(): ReactElement {
  const [actor] = useState(() => {
    const machine = errorBoundaryWith(report, reload);
    return createActor(machine, { snapshot: machine.resolveState(crashed) }).start();
  });
  return <CrashScreen actor={actor} />;
}

function Fragile(): ReactElement {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new TypeError('post is undefined');
  return <Button onClick={() => setBroken(true)}>Romper</Button>;
}

function Breaking(): ReactElement {
  const [actor] = useState(() =>
    createActor(
      errorBoundaryMachine.provide({
        actions: { reportError: (_, { componentStack }) => report(componentStack) },
      }),
    ).start(),
  );
  return (
    <ErrorBoundary actor={actor}>
      <Fragile />
    </ErrorBoundary>
  );
}

const meta = {
  title: 'App/CrashScreen',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    reload.mockClear();
    report.mockClear();
  },
  render: () => <Fallback />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button reloads the page. */
export const Spanish: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '¡Ups! Algo salió mal.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar página' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

/** Exact wording. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
    await expect(
      canvas.getByText("We're working to resolve the problem. Please try refreshing the page."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Page' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** A screen that throws during rendering: reported with its component stack, then the fallback. */
export const AfterACrash: Story = {
  render: () => <Breaking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Romper' }));
    await expect(await canvas.findByRole('heading', { name: '¡Ups! Algo salió mal.' })).toBeVisible();
    await expect(report).toHaveBeenCalledWith(expect.stringContaining('Fragile'));
  },
};

const clipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

/** Copies the machines' latest steps to the clipboard for debugging. */
export const Reported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar informe' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Informe copiado/));
    await expect(readReport(copied[0] ?? '')).toHaveProperty('report.product', 'aplauso');
  },
};

/** A page without clipboard access shows a message. */
export const NotReported: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    clipboard(() => Promise.reject(new Error('not allowed')));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy report' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/could not be copied/));
  },
};
