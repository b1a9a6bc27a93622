/**
 * Journeys of the end-to-end tests that also run in other engines, by the beginning of their titles: the main
 * journey, and one for each machine that a user meets.
 */

/** Beginnings of titles, without special characters of patterns. */
export const journeys: readonly string[] = [
  // The main journey: session, start-up, composer.
  'an employee signs in and thanks two colleagues with split points',
  'a wrong password shows an error',
  'a broken or expired token is removed',
  'signing in, thanking a colleague, reading the wallet and signing out need no mouse',
  // One-time code; recovery and new password.
  'a mailed code opens a session, and a wrong one',
  'a forgotten password is replaced',
  // Checkout, redemption, file export.
  'a cart with a changed price is bought',
  'a coupon is taken by an employee and confirmed once',
  'the statement is downloaded as CSV',
  // Poll vote, password change, people import, profile image.
  'a colleague votes in a poll, changes the vote',
  'a new password keeps this device',
  'a people list is checked, corrected on screen',
  'a photo is cropped',
  // Uploads and the undo period.
  'a recognition splits an odd number of points',
  'a recognition undone in time',
  // The stream, the sandbox of the documentation, messages of failed loads, the tab's world.
  'a recognition sent in one window is announced in the other',
  'each sample is run from the page',
  'a missing text file shows an error',
  'modules that cannot be loaded show an error',
  'a sent recognition survives a reload',
];
