import { openMessage, type OpenedMessage } from '#server/platform/messages/content.ts';
import type { TestHost } from './api.ts';

export function opened<Row extends { content: string | null }>(
  host: TestHost,
  rows: readonly Row[],
): OpenedMessage<Row>[] {
  return rows.map((row) => openMessage(host.ctx.cipher, row));
}
