import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { SettleButton } from '#app/admin/reservations/messages/settle-button.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { PageLinks } from '#app/admin/kit/list/page-links.tsx';
import { MessageList, type MessageListProps } from '#app/admin/today/message-list.tsx';
import { messagesUnsent } from '#app/admin/today/queries.ts';
import { Title } from '#app/features/brand/title.tsx';
import { numberParam } from '#app/platform/browser/search-param.ts';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from './list/list.css.ts';

export const Route = createFileRoute('/_admin-area/admin/messages')({
  // One that left since is not shown as it was.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-messages', 'admin-today'], menu: '/admin' },
  validateSearch: (given: Record<string, unknown>): { page?: number | undefined } => {
    const page = numberParam(given['page']);
    return { page: typeof page === 'number' && page > 1 ? page : undefined };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => messagesUnsent(page),
  component: UnsentMessagesScreen,
});

function UnsentMessagesScreen() {
  const { t } = useTranslation('admin-today');
  const found = Route.useLoaderData();
  const router = useRouter();
  const title = t('list.messages');
  const heading = useRef<HTMLHeadingElement>(null);
  // Its line goes with the button that was pressed.
  const settled = () => {
    keepFocus(heading.current);
    void router.invalidate();
  };
  return (
    <Content className={css.page}>
      <Title>{title}</Title>
      <BackLink to="/admin" activeOptions={{ exact: true }}>
        {t('home')}
      </BackLink>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      {!found.ok ? (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} />
      ) : found.value.items.length === 0 ? (
        <p>{t('noMessages')}</p>
      ) : (
        <>
          <p role="status" className={css.toolbar}>
            {t('messages', { count: found.value.page.totalItems })}
          </p>
          <Messages messages={found.value.items} onSettled={settled} />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/messages"
                search={{ page: number > 1 ? number : undefined }}
                activeOptions={{ exact: true }}
                {...attributes}
              />
            )}
          />
        </>
      )}
    </Content>
  );
}

type MessagesProps = Pick<MessageListProps, 'messages'> & { onSettled: () => void };

function Messages({ messages, onSettled }: MessagesProps) {
  return (
    <MessageList
      messages={messages}
      link={(id, className, line, hash) => (
        <Link to="/admin/reservations/$id" params={{ id }} {...(hash && { hash })} className={className}>
          {line}
        </Link>
      )}
      settle={(messageId, about) => (
        <SettleButton messageId={messageId} about={about} onChanged={onSettled} />
      )}
      memberLink={(id, className, line) => (
        <Link to="/admin/users/$id" params={{ id }} className={className}>
          {line}
        </Link>
      )}
    />
  );
}
