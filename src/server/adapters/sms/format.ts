/** The most bytes of a text message (SMS) and of a long one (LMS), as Korean carriers count them. */
export const SMS_BYTES = 90;
export const LMS_BYTES = 2000;

/** Returns the length of a text message as Korean carriers count it, in EUC-KR: one byte for ASCII, two for anything else. */
export function smsBytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) bytes += text.charCodeAt(at) < 0x80 ? 1 : 2;
  return bytes;
}

/** Shortens a message to fit: keeps the link at its end and as many of its first lines as possible, cutting the last one. */
export function fitted(text: string, most: number): string {
  if (smsBytes(text) <= most) return text;
  const link = /\nhttps?:\/\/\S+$/.exec(text)?.[0] ?? '';
  const end = smsBytes(link) <= most - 20 ? link : '';
  const words = cut(text.slice(0, text.length - link.length), most - smsBytes(end));
  return words + end;
}

function cut(text: string, most: number): string {
  if (smsBytes(text) <= most) return text;
  let fitting = '';
  for (const sign of text) {
    if (smsBytes(fitting + sign) > most - 2) break;
    fitting += sign;
  }
  return `${fitting.trimEnd()}…`;
}
