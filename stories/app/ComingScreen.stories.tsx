/** Stories of the placeholder for a screen that is not implemented yet. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingScreen } from '#src/app/ComingScreen.tsx';
import { screens } from '#src/app/routes.ts';

const at = (path: string) => {
  const found = screens.find((screen) => screen.path === path);
  if (found === undefined) throw new Error(`no screen at ${path}`);
  return found;
};

const meta = {
  title: 'App/ComingScreen',
  component: ComingScreen,
  parameters: { layout: 'fullscreen' },
  args: { screen: at('/surveys') },
} satisfies Meta<typeof ComingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** States what the screen will offer and links to home. */
export const SignedIn: Story = {};

/** Opened without a session: links to sign-in. */
export const Visitor: Story = { args: { screen: at('/recover/password'), home: '/login' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { language: 'en' } };
