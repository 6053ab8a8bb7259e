const KEY = /^[a-z0-9-]{1,100}$/;

/** @throws if a text is not a file key, because it could hide a path. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a key of a file: ${JSON.stringify(key.slice(0, 100))}`);
}
