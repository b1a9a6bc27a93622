/** Prints the settings for notifications of browsers, with a new key: `node server/vapid.ts`. */
import { createECDH } from 'node:crypto';

const pair = createECDH('prime256v1');
pair.generateKeys();
// Padded, because a key may begin with zeros.
const key = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
console.log(`VAPID_PRIVATE_KEY=${key.toString('base64url')}\nVAPID_SUBJECT=mailto:people@example.org`);
