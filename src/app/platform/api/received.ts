/** The response once all of its body is here: a network may fall silent between two parts of one as well. `onPart` is called before each. */
export async function received(response: Response, onPart: () => void): Promise<Response> {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    onPart();
    const { done, value } = await reader.read();
    if (done) return new Response(new Blob(parts), response);
    parts.push(value);
  }
}
