import type { ReactNode } from 'react';
import type { UnsentMessage } from '#contract/admin/today.ts';
import { useMessageLines } from './lines.tsx';
import { Row, type TodayListsProps } from './today-lists.tsx';
import * as css from './today.css.ts';

export interface MessageListProps extends Pick<TodayListsProps, 'link' | 'memberLink'> {
  messages: readonly UnsentMessage[];
  settle: (messageId: string, name: string) => ReactNode;
}

export function MessageList({ messages, settle, ...links }: MessageListProps) {
  const lines = useMessageLines();
  return (
    <ul className={css.list}>
      {lines(messages).map((entry, index) => (
        <li key={entry.key}>
          <Row entry={entry} {...links} />
          {messages[index]?.givenUp && (
            <p className={css.below}>
              {settle(
                entry.key,
                [messages[index].recipient, messages[index].subject].filter(Boolean).join(' '),
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
