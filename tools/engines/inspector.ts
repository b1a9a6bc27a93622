/** The socket on which a stock WebKitGTK offers its inspector (`WEBKIT_INSPECTOR_SERVER`), as a transport of Playwright. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What `webkit.connectOverCDP` speaks through: messages of the inspector's protocol as values. */
export interface Transport {
  send(message: object): void;
  close(): void;
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
}

/** A length (4 bytes, of what follows the flags), flags (1: little endian), a name that ends with a zero byte, a body. */
function frame(name: string, body: Buffer): Buffer {
  const named = Buffer.from(`${name}\0`);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(named.length + body.length);
  head.writeUInt8(1, 4);
  return Buffer.concat([head, named, body]);
}

/** Calls back with name and body of each message that has come whole. */
function read(socket: Socket, take: (name: string, body: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(0)) {
      const end = 5 + rest.readUInt32BE(0);
      const message = rest.subarray(5, end);
      rest = rest.subarray(end);
      const zero = message.indexOf(0);
      take(message.toString('utf8', 0, zero), message.subarray(zero + 1));
    }
  });
}

const asObject = (text: string): object => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`the inspector sent ${text}`);
  return value;
};

/**
 * Connects to the page of the browser whose inspector listens at this port, once it has come to this address: until then
 * it changes its process, of which Playwright would not know. Rejects where nothing listens or the page is not there yet.
 */
export async function inspect(port: number, address: string): Promise<Transport> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const transport: Transport = {
    send: () => undefined,
    close: () => void socket.destroy(),
  };
  // A page is named by two numbers of 8 bytes: its connection and its own.
  const page = Promise.withResolvers<Buffer>();
  let isListed = false;
  read(socket, (name, body) => {
    // The first list counts: later ones do not come with each change of the address.
    if (name === 'SetTargetList' && !isListed) {
      isListed = true;
      if (body.includes(`\0${address}\0`)) page.resolve(Buffer.from(body.subarray(0, 16)));
      else socket.destroy();
    }
    if (name === 'SendMessageToFrontend')
      transport.onmessage?.(asObject(body.toString('utf8', 16, body.length - 1)));
  });
  socket.once('close', () => {
    page.reject(new Error('the browser closed its inspector'));
    transport.onclose?.('the browser has gone');
  });
  socket.write(frame('SetupInspectorClient', Buffer.alloc(0)));
  const named = await page.promise;
  socket.write(frame('Setup', named));
  transport.send = (message) => {
    const body = Buffer.concat([named, Buffer.from(`${JSON.stringify(message)}\0`)]);
    socket.write(frame('SendMessageToBackend', body));
  };
  return transport;
}
