const KEY = /^[a-z0-9-]{1,100}$/;

/** @throws where a text is no key of a file, which a path could hide in. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a key of a file: ${JSON.stringify(key.slice(0, 100))}`);
}
