/** The navigation of the cockpit on the page, which tests replace. */
import { navigate } from 'wouter/use-browser-location';

export interface CockpitPage {
  /** Loads the document at a path of the app. */
  readonly open: (path: string) => void;
  /** Reloads the page at its current address. */
  readonly reload: () => void;
  /** Navigates to a path within the running page. */
  readonly go: (path: string) => void;
}

/** The implementation for the browser. */
export const thisPage: CockpitPage = {
  open: (path) => location.assign(path),
  reload: () => location.reload(),
  go: (path) => navigate(path),
};
