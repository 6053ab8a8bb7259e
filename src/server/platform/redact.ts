const HIDDEN = '••••';

/**
 * The text of a message as somebody else than its recipient may read it: a link that signs, pays or logs in opens nothing, and the given
 * secrets (door codes, passwords) are hidden.
 */
export function withoutSecrets(text: string, secrets: readonly string[] = []): string {
  const hidden = secrets.filter(Boolean).reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text);
  return hidden.replaceAll(/([?&]token=|\/pay\/)[^\s&#?]+/g, '$1…');
}
