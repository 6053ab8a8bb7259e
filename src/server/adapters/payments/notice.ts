/** Returns the order of a provider's notice, found at the top level or under `data`; null for any other body. */
export function orderOfNotice(body: string): string | null {
  const notice = jsonObject(body);
  const order = notice['orderId'] ?? jsonObject(notice['data'])['orderId'];
  return typeof order === 'string' ? order : null;
}

function jsonObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  if (typeof value !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' ? jsonObject(parsed) : {};
  } catch {
    return {};
  }
}
