/**
 * The response once all of its body is here: a network may fall silent within one as well, which ends the call that its signal belongs to. As
 * bytes, since WebKit loads a Blob anew when it is read, and fails at that on a page that is being left.
 */
export async function received(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}
