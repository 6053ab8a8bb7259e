import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export async function silenceOn(port: number): Promise<{ end(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    end: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
