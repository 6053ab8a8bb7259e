import type { components, paths } from 'ondol-api';
import createClient from 'openapi-fetch';

type Reservation = components['schemas']['Reservation'];
type Refused = components['schemas']['Error'];

/**
 * Returns the data of an answer.
 * @throws Error with the code of a refusal
 */
function dataOf<T>({ data, error }: { data?: { data: T }; error?: Refused }): T {
  if (!data) throw new Error(error?.code ?? 'no answer');
  return data.data;
}

/** Books the cheapest free house for a stay as a new visitor, using only the OpenAPI document. */
export async function bookHouse(
  origin: string,
  fetch: (request: Request) => Promise<Response>,
  stay: { checkIn: string; checkOut: string },
): Promise<{ offered: number; reservation: Reservation; upcoming: string[] }> {
  const api = createClient<paths>({ baseUrl: origin, fetch });
  const found = await api.GET('/v1/houses', { params: { query: { ...stay, guests: 1, sort: 'price-low' } } });
  const [house] = dataOf(found);
  const { totalItems } = JSON.parse(found.response.headers.get('x-pagination') ?? '{}');
  if (!house) throw new Error('no house is free');

  const person = {
    firstName: 'Linh',
    lastName: 'Nguyễn',
    email: 'linh@people.example',
    phoneCountry: '+84',
    phone: '912345678',
  };
  const signUp = await api.POST('/v1/auth/sign-up', {
    body: {
      ...person,
      password: 'warm-floor-7',
      birthDate: '2003-04-05',
      language: 'en',
      consents: { terms: true, privacy: true },
    },
  });
  const headers = { authorization: `Bearer ${dataOf(signUp).accessToken}` };

  const request = { houseId: house.id, ...stay, guests: 1, beddingSets: 1 };
  const quoted = await api.POST('/v1/reservations/payment-schedule', { body: request, headers });
  const requested = await api.POST('/v1/reservations', {
    body: {
      ...request,
      occupants: [person],
      paymentMethod: 'card',
      expectedTotal: dataOf(quoted).price.total,
      consents: { terms: true, cancellation: true },
    },
    headers,
  });
  const { id } = dataOf(requested);
  const read = await api.GET('/v1/reservations/{id}', { params: { path: { id } }, headers });
  const upcoming = await api.GET('/v1/reservations/upcoming', { headers });
  return {
    offered: Number(totalItems),
    reservation: dataOf(read),
    upcoming: dataOf(upcoming).map((each) => each.id),
  };
}
