import { once } from 'node:events';
import { createServer } from 'node:https';
import { selfSigned } from '#server/adapters/signing/certificate.ts';

export type Heard = { host: string; path: string; query: URLSearchParams; referer: string; body: unknown };

export type OutsideServices = {
  heard: Heard[];
  /** Chromium switches that map all other hosts to this server and accept its unsigned certificate. */
  args: string[];
  close(): Promise<void>;
};

/**
 * Starts one local server in place of all foreign hosts. It records each request and answers for Google's tag and Channel Talk with scripts that
 * accept the real commands and send the same requests. Requests that a page's policy forbids never arrive.
 */
export async function startOutsideServices(): Promise<OutsideServices> {
  const { certificate: cert, key } = await selfSigned(Date.now());
  const heard: Heard[] = [];
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const host = incoming.headers.host ?? '';
      const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', `https://${host}`);
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
      // The browser asks its maker for things of its own, from no page.
      if (incoming.headers['sec-fetch-site'] === 'cross-site' && incoming.method !== 'OPTIONS')
        heard.push({ host, path, query, referer: incoming.headers.referer ?? '', body });
      const script = scripts[`${host}${path}`];
      outgoing.writeHead(script ? 200 : 204, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'x-forwarded-for',
        'content-type': 'text/javascript; charset=utf-8',
      });
      outgoing.end(script);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    heard,
    args: [`--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`, '--ignore-certificate-errors'],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Scripts that run in pages, as source text so that they cannot use anything of the test. */
const scripts: Record<string, string> = {
  // Takes the commands of gtag.js; a cookie and a further script, by an address that is plain text, are what the real one makes too.
  'www.googletagmanager.com/gtag/js': `(() => {
    document.cookie = '_ga=GA1.1.1.1; path=/; max-age=3600';
    const more = document.createElement('script');
    more.src = 'https://www.googletagmanager.com/gtag/more.js';
    document.head.append(more);
    const fields = {};
    const take = ([command, name, given]) => {
      if (command === 'set') Object.assign(fields, name);
      if (command !== 'event') return;
      const { send_to, event_callback, event_timeout, ...rest } = given;
      const query = new URLSearchParams({ send_to, event: name, ...fields, ...rest });
      if (send_to.startsWith('G-')) {
        navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + query);
        event_callback?.();
        return;
      }
      const image = new Image();
      image.onload = image.onerror = () => event_callback?.();
      image.src = 'https://www.googleadservices.com/pagead/conversion/?' + query;
    };
    const queue = window.dataLayer;
    queue.forEach(take);
    queue.push = (...all) => (all.forEach(take), Array.prototype.push.apply(queue, all));
  })();`,
  // Takes the commands of Channel Talk's plugin; its messenger is a frame without an address.
  'cdn.channel.io/plugin/ch-plugin-web.js': `(() => {
    const tell = (command, options) =>
      fetch('https://api.channel.io/front/' + command, { method: 'POST', body: JSON.stringify(options ?? {}), keepalive: true });
    const take = ([command, options, done]) => {
      void tell(command, options).then(() => typeof done === 'function' && done(null, {}));
      if (command === 'showMessenger') {
        const frame = document.createElement('iframe');
        frame.title = 'Channel Talk';
        document.body.append(frame);
        frame.contentDocument.body.innerHTML = '<p>Channel Talk</p>';
      }
      if (command === 'shutdown') document.querySelector('iframe[title="Channel Talk"]')?.remove();
    };
    const waiting = window.ChannelIO.q;
    window.ChannelIO = (...all) => take(all);
    waiting.forEach((all) => take([...all]));
  })();`,
};
