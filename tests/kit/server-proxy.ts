import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Starts a proxy to an address's server that can fail like a network. `url` is the same address through the proxy. */
export async function proxyOf(address: string): Promise<{
  url: string;
  reset(): void;
  /** Keeps every connection but stops passing data until it is switched off. */
  silence(on: boolean): void;
  end(): Promise<void>;
}> {
  const to = new URL(address);
  const open = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname);
    const pass = (from: Socket, into: Socket) => {
      open.add(from);
      from.on('data', (bytes) => {
        if (!isSilent) into.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        into.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    silence: (on) => {
      isSilent = on;
    },
    end: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
