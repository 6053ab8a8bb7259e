import { openMessage, type OpenedMessage } from '#server/platform/messages/content.ts';
import type { TestHost } from './api.ts';

/** Decrypts what stored messages say. */
export function opened<Row extends { content: string | null }>(
  host: TestHost,
  rows: readonly Row[],
): OpenedMessage<Row>[] {
  return rows.map((row) => openMessage(host.ctx.cipher, row));
}
