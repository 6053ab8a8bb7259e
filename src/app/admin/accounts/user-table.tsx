import { Ban, MailQuestionMark, ShieldUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin/accounts.ts';
import { personName } from '#contract/rules/people/names.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import * as css from './users.css.ts';

export function UserTable({ rows, link, empty }: ListProps<AdminUser>) {
  const { t, i18n } = useTranslation('admin-users');
  return (
    <ListTable
      name="users"
      caption={t('title')}
      columns={[
        { key: 'name', head: t('column.name'), cell: (row) => link(row, personName(row)) },
        {
          key: 'email',
          head: t('column.email'),
          cell: ({ email }) => <span className={css.email}>{email}</span>,
        },
        {
          key: 'phone',
          head: t('column.phone'),
          cell: ({ phoneCountry, phone }) => (
            <span className={css.figures}>{phone ? `${phoneCountry} ${phone}` : '–'}</span>
          ),
        },
        {
          key: 'role',
          head: t('column.role'),
          cell: (row) => (
            <span className={css.badges}>
              <RoleBadge role={row.role} />
              {row.blockedAt && <BlockedBadge />}
              {row.invitedAt && <InvitedBadge />}
            </span>
          ),
        },
        {
          key: 'joined',
          head: t('column.joined'),
          cell: ({ createdAt }) => <span className={css.figures}>{dayOf(createdAt, i18n.language)}</span>,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

export function RoleBadge({ role }: Pick<AdminUser, 'role'>) {
  const { t } = useTranslation('admin-users');
  return (
    <Badge tone={role === 'admin' ? 'brand' : 'neutral'}>
      {role === 'admin' && <ShieldUser size={14} />}
      {t(`role.${role}`)}
    </Badge>
  );
}

export function InvitedBadge() {
  const { t } = useTranslation('admin-users');
  return (
    <Badge tone="warning">
      <MailQuestionMark size={14} />
      {t('invited')}
    </Badge>
  );
}

export function BlockedBadge() {
  const { t } = useTranslation('admin-users');
  return (
    <Badge tone="danger">
      <Ban size={14} />
      {t('blocked')}
    </Badge>
  );
}
