/** The dialogs that a post can open. */

/** An open dialog of one post; `place` is the picture that is shown large. */
export type PostAct =
  | { readonly kind: 'reactions' | 'boosts' | 'boost' | 'report' | 'remove' }
  | { readonly kind: 'image'; readonly place: number };
