/**
 * Returns the text of a QR code with which phones join a Wi-Fi network (WPA3 specification, section 7.1; ZXing's `WIFI:` format). Punctuation is
 * escaped, so that a name or password cannot end early.
 */
export function wifiCode(name: string, password: string): string {
  const escaped = (text: string) => text.replace(/[\\;,:"]/g, String.raw`\$&`);
  const network = `S:${escaped(name)};`;
  return password === '' ? `WIFI:T:nopass;${network};` : `WIFI:T:WPA;${network}P:${escaped(password)};;`;
}
