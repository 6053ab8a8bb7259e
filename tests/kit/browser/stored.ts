/**
 * Runs in a page. Returns everything that the browser stores for the product as text: storages, cookies, databases, and the addresses in its caches
 * with the cached answers of the API and the pages.
 * @throws if a database does not answer, as sometimes in WebKit
 */
export async function storedText(): Promise<string> {
  const inTime = <T>(answer: Promise<T>): Promise<T> =>
    Promise.race([
      answer,
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('The database does not answer')), 5_000);
      }),
    ]);
  const stored: string[] = [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
  ];
  for (const { name } of await inTime(indexedDB.databases())) {
    const opened = new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
    });
    const database = await inTime(opened);
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await inTime(new Promise((resolve) => all.addEventListener('success', resolve)));
      stored.push(JSON.stringify(all.result));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      stored.push(request.url);
      if (request.url.includes('/v1/') || name === 'pages')
        stored.push(await (await cache.match(request, { ignoreVary: true }))!.text());
    }
  }
  return stored.join('\n');
}
