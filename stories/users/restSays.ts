/** A fake REST server for stories: photos are bytes, which GraphQL cannot carry. */

/** Responses by method and part of the path; other calls use the previous network. */
export type RestAnswers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Replaces the network below `/rest` for one story; pass it to `beforeEach` after `serverSays`. */
export const restSays = (answers: RestAnswers) => (): (() => void) => {
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Creating a request from another request would consume the other's body.
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    const found = Object.entries(answers).find(([call]) => {
      const [method = '', path = ''] = call.split(' ');
      return request.method === method && pathname.includes(path);
    });
    return found === undefined ? before(input, init) : found[1]();
  };
  return () => {
    globalThis.fetch = before;
  };
};

/** A two-colour image, as a selected file or as a server response. */
export async function drawnPicture(width = 1_200, height = 800): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = '#d8e9fd';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#3a71b5';
    pen.beginPath();
    pen.arc(width / 2, height * 0.4, height * 0.2, 0, Math.PI * 2);
    pen.arc(width / 2, height, height * 0.35, 0, Math.PI * 2);
    pen.fill();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'retrato.png', { type: 'image/png' });
}
