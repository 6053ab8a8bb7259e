import { listEndpoints } from '../../server/http/api/serve.ts';
import { implementation } from '../../server/implementation.ts';

/** `npm run endpoints`: lists every call of the contract and if this host implements it. */
const listed = listEndpoints(implementation);
for (const { endpoint, handler } of listed) {
  const state = handler ? 'yes' : '501';
  const origin = endpoint.addition ? 'addition' : 'spec';
  console.log(
    [state, endpoint.method.padEnd(6), endpoint.path.padEnd(62), endpoint.access.padEnd(6), origin].join(
      '  ',
    ),
  );
}
const done = listed.filter((row) => row.handler).length;
console.log(`\n${done} of ${listed.length} calls implemented`);
