const HIDDEN = '••••';

/**
 * Returns the text of a message for readers other than its recipient: links that sign, pay or log in are made useless, and the given secrets (door
 * codes, passwords) are hidden.
 */
export function withoutSecrets(text: string, secrets: readonly string[] = []): string {
  const hidden = secrets.filter(Boolean).reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text);
  return hidden.replaceAll(/([?&]token=|\/pay\/)[^\s&#?]+/g, '$1…');
}
