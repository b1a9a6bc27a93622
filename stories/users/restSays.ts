/** A REST edge for stories: photos are bytes, which GraphQL has none of. */

/** What a story's server says to calls whose path ends so; everything else goes on as before. */
export type RestAnswers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Replaces the network below `/rest` for one story; give it to `beforeEach` after `serverSays`. */
export const restSays = (answers: RestAnswers) => (): (() => void) => {
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Made anew from another request it would take its body away.
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

/** A picture of two colours, as a file that was chosen or as bytes of a server. */
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
