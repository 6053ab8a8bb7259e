/** The response once all of its body is here: a network may fall silent within one as well, which ends the call that its signal belongs to. */
export async function received(response: Response): Promise<Response> {
  return response.body ? new Response(await response.blob(), response) : response;
}
