/** The inspector socket of a stock WebKitGTK (`WEBKIT_INSPECTOR_SERVER`), as a transport of Playwright. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The transport of `webkit.connectOverCDP`: messages of the inspector's protocol as values. */
export interface Transport {
  send(message: object): void;
  close(): void;
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
}

/**
 * Builds a message: length (4 bytes, without the flags), flags (1: little endian), a name that ends with a
 * zero byte, a body.
 */
function frame(name: string, body: Buffer): Buffer {
  const named = Buffer.from(`${name}\0`);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(named.length + body.length);
  head.writeUInt8(1, 4);
  return Buffer.concat([head, named, body]);
}

/** Calls back with name and body of each complete message. */
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
 * Connects to the page of the browser whose inspector listens on this port, after the page has reached this
 * address. Before that the page changes its process, which Playwright would not notice. Rejects if nothing
 * listens or the page is not there yet.
 */
export async function inspect(port: number, address: string): Promise<Transport> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const transport: Transport = {
    send: () => undefined,
    close: () => void socket.destroy(),
  };
  // Two numbers of 8 bytes identify a page: its connection and its own.
  const page = Promise.withResolvers<Buffer>();
  let isListed = false;
  read(socket, (name, body) => {
    // Only the first list is used: later lists do not follow every change of the address.
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
