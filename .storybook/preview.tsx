/** The setup of every story: the product's styles, the toolbar's switches, a frozen clock, and axe. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { watchDevice } from '#src/lib/device.ts';
import { beginStory, calmView } from '#stories/kit/calm.ts';
import { cleanPage } from './cleanPage.ts';
import { freezeClock } from './frozenClock.ts';
import './preview.css';
import { mark, World, type Switches } from './World.tsx';

// A long timeout for slow machines; no story asserts times.
configure({ asyncUtilTimeout: 10_000 });

// As the app does: the layout of the code follows the width, also when a story changes the viewport of the next one.
watchDevice();

const switchesOf = (globals: Readonly<Record<string, unknown>>): Switches => ({
  language: globals['language'] === 'en' ? 'en' : 'es',
  theme: globals['theme'] === 'dark' ? 'dark' : 'light',
  brand: globals['brand'] === 'outpoints' ? 'outpoints' : 'aplauso',
});

const inWorld: Decorator = (Story, { globals, parameters }) => {
  const switches = switchesOf(globals);
  mark(switches);
  return (
    <World switches={switches} path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}>
      <Story />
    </World>
  );
};

const toolbar = (
  title: string,
  icon: string,
  items: readonly { readonly value: string; readonly title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  decorators: [inWorld],
  beforeEach: () => {
    beginStory();
    const leave = cleanPage();
    const thaw = freezeClock();
    return () => {
      thaw();
      leave();
    };
  },
  // Runs before the one of the accessibility addon, because Storybook runs them in reverse order.
  afterEach: ({ parameters }) =>
    calmView(typeof parameters['busy'] === 'string' ? parameters['busy'] : undefined),
  globalTypes: {
    language: toolbar('Language', 'globe', [
      { value: 'es', title: 'Español' },
      { value: 'en', title: 'English' },
    ]),
    theme: toolbar('Scheme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    brand: toolbar('Brand', 'paintbrush', [
      { value: 'aplauso', title: 'Aplauso' },
      { value: 'outpoints', title: 'Outpoints' },
    ]),
    chart: toolbar('Chart', 'sitemap', [
      { value: 'beside', title: 'Chart beside' },
      { value: 'away', title: 'No chart' },
    ]),
  },
  initialGlobals: { language: 'es', theme: 'light', brand: 'aplauso', chart: 'beside' },
  parameters: {
    layout: 'padded',
    // All rules of axe; only violations are described, and no style sheet or file is fetched again.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Machines', 'UI', '*'] } },
    viewport: {
      options: {
        phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;
