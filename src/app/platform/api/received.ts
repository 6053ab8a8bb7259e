/**
 * Returns the response once its whole body has arrived, because a network may stall inside a body and the call's signal must still end it. Copies the
 * bytes: WebKit reloads a Blob when it is read, and fails on a page that is being left.
 */
export async function received(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}
