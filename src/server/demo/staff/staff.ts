import { randomUUID } from 'node:crypto';
import type { Photo } from '#contract/shared.ts';
import { call, type Act, type DemoHost } from '../client.ts';
import { original } from '../house-pictures.ts';
import { profiles } from './profiles.ts';

/** Adds the profiles with their portraits, and names the hosts of the houses. */
export function staffOfDemo(host: DemoHost, administrator: string, at: number): Act[] {
  const as = { as: administrator, role: 'admin' } as const;
  return profiles.map(({ portrait, houses, ...content }) => ({
    at,
    happen: async () => {
      const picture = await original(portrait);
      const photo = await call<Photo>(host, 'POST', '/v1/admin/photos', { ...as, picture });
      const id = randomUUID();
      const body = { id, ...content, photoId: photo.id };
      await call<unknown>(host, 'POST', '/v1/admin/staff', { ...as, body });
      for (const house of houses)
        await call<unknown>(host, 'PUT', `/v1/admin/houses/${house}/host`, { ...as, body: { staffId: id } });
    },
  }));
}
