/** Writes text in the encodings of old programs. Independent of the reader: Python wrote the table of CP850. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\u{a0}';
const high = Uint8Array.from({ length: 128 }, (_, at) => 128 + at);

export type OneByte = 'windows-1252' | 'macintosh' | 'cp850';

/** One byte for each character. Throws for a character that the encoding lacks. */
export function inOneByte(text: string, encoding: OneByte): Uint8Array<ArrayBuffer> {
  const table = encoding === 'cp850' ? cp850 : new TextDecoder(encoding).decode(high);
  return Uint8Array.from(Array.from(text), (sign) => {
    const code = sign.charCodeAt(0);
    if (code < 128) return code;
    const at = table.indexOf(sign);
    if (at === -1) throw new RangeError(`${encoding} has no ${sign}`);
    return 128 + at;
  });
}

/** UTF-16 with or without its byte order mark. */
export function wide(text: string, order: 'le' | 'be', isMarked: boolean): Uint8Array<ArrayBuffer> {
  const words = isMarked ? `\u{feff}${text}` : text;
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (let at = 0; at < words.length; at++) view.setUint16(at * 2, words.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
}
