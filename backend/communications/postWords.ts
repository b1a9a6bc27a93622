/** The words of the post of a communication. */
export const postWords = ({ title, message }: { readonly title: string; readonly message: string }): string =>
  message === '' ? title : `${title}\n\n${message}`;
