/**
 * In a page. Everything that its browser stores for the product, as text: storages, cookies, databases, and the addresses in its caches
 * with what the host answered at those of the API, and the pages among them.
 */
export async function storedText(): Promise<string> {
  const stored: string[] = [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
  ];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
    });
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
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
