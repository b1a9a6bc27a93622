/** What the cockpit does to the page under it, and what tests put in its place. */
import { navigate } from 'wouter/use-browser-location';

/** Ways to show what is new. */
export interface CockpitPage {
  /** Loads the page anew, at a path of the app. */
  readonly open: (path: string) => void;
  /** Loads the page anew where it stands. */
  readonly reload: () => void;
  /** Goes to a path within the page that runs. */
  readonly go: (path: string) => void;
}

/** The real one. */
export const thisPage: CockpitPage = {
  open: (path) => location.assign(path),
  reload: () => location.reload(),
  go: (path) => navigate(path),
};
