import type { UnsentMessage } from '#contract/admin/today.ts';
import { useMessageLines } from './lines.tsx';
import { Row, type TodayListsProps } from './today-lists.tsx';
import * as css from './today.css.ts';

export interface MessageListProps extends Pick<TodayListsProps, 'link' | 'memberLink'> {
  messages: readonly UnsentMessage[];
}

/** Messages that did not leave, each as the way to what it is about. Text: admin-today. */
export function MessageList({ messages, ...links }: MessageListProps) {
  const lines = useMessageLines();
  return (
    <ul className={css.list}>
      {lines(messages).map((entry) => (
        <li key={entry.key}>
          <Row entry={entry} {...links} />
        </li>
      ))}
    </ul>
  );
}
