/** Journeys of the end-to-end tests that other engines make too, by the beginning of their titles: the slice, and one for each machine that a person meets. */

/** Beginnings of titles, without signs that mean something in a pattern. */
export const journeys: readonly string[] = [
  // The slice: session, start-up, composer.
  'somebody signs in, thanks two colleagues with shared points',
  'a wrong password says so',
  'a broken or expired token goes to sign-in',
  'signing in, thanking a colleague, reading the wallet and signing out need no mouse',
  // One-time code; recovery and new password.
  'a code that comes by mail opens a session',
  'a forgotten password is replaced',
  // Checkout, redeeming, files that leave.
  'a cart with a price that changed is bought',
  'a coupon is taken and confirmed once',
  'the statement leaves as a file',
  // Poll vote, password change, people import, profile image.
  'a colleague answers, changes the answer',
  'a new password keeps this device',
  'a list is checked, mended on screen',
  'a photo is cut',
  // Uploads and the seconds to undo.
  'two people share an odd number of points',
  'undone in time',
  // The stream, the sandbox of the documentation, what a failed load says, the tab's world.
  'what one sends is announced to the other',
  'each sample is run from the page',
  'a missing text file is said',
  'modules that cannot be loaded are said',
  'what was done survives a reload',
];
