/** The hosts of the browsers' push services. Other addresses are refused, because they could make this server call any host. */
const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  );
}
