import { createFileRoute, Link } from '@tanstack/react-router';
import { History as HistoryIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import { auditLog, auditLogActors } from '#app/admin/audit-log/queries.ts';
import {
  isAuditLogFiltered,
  parseAuditLogSearch,
  type AuditLogSearch,
} from '#app/admin/audit-log/search-params.ts';
import { AuditLogFilters } from '#app/admin/audit-log/audit-log-filters.tsx';
import { AuditLogList } from '#app/admin/audit-log/audit-log-list.tsx';
import { ListPage } from './list/list-page.tsx';
import { NothingFound } from './list/nothing-found.tsx';
import { useFilters } from './list/use-filters.ts';
import { useComingSearch } from './list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/trail')({
  staticData: { texts: ['admin', 'admin-audit-log'], menu: '/admin/trail' },
  validateSearch: parseAuditLogSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [found, actors] = await Promise.all([auditLog(deps), auditLogActors()]);
    return { found, actors };
  },
  component: AuditLogScreen,
});

function AuditLogScreen() {
  const { found, actors } = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseAuditLogSearch);
  const navigate = Route.useNavigate();
  const change = useFilters<AuditLogSearch>();
  const clear = () => void navigate({ search: {}, resetScroll: false });
  return (
    <ListPage
      texts="admin-audit-log"
      filters={<AuditLogFilters search={search} actors={actors} onChange={change} onClear={clear} />}
      found={found}
      warns="refusal"
      width="content"
    >
      {(rows, beyond) =>
        rows.length > 0 ? (
          <AuditLogList entries={rows} deviceName={deviceLabel} subject={subjectLink} />
        ) : (
          <Nothing search={search} beyond={beyond} onClear={clear} />
        )
      }
    </ListPage>
  );
}

const subjectLink: NonNullable<Parameters<typeof AuditLogList>[0]['subject']> = (
  { action, subject: { kind, id } },
  name,
) =>
  kind === 'reservation' ? (
    <Link to="/admin/reservations/$id" params={{ id }}>
      {name}
    </Link>
  ) : kind === 'turnover' ? (
    <Link to="/admin/turnovers/$id" params={{ id }}>
      {name}
    </Link>
  ) : kind === 'review' ? (
    <Link to="/admin/reviews/$id" params={{ id }}>
      {name}
    </Link>
  ) : kind === 'ticket' ? (
    <Link to="/admin/tickets/$id" params={{ id }}>
      {name}
    </Link>
  ) : kind === 'ticket-template' ? (
    <Link to="/admin/tickets">{name}</Link>
  ) : kind === 'consultation' ? (
    <Link to="/admin/consultations/$id" params={{ id }}>
      {name}
    </Link>
  ) : kind === 'faq' || kind === 'faq-group' ? (
    <Link to="/admin/faq">{name}</Link>
  ) : kind === 'staff' ? (
    <Link to="/admin/team/$id" params={{ id }}>
      {name}
    </Link>
  ) : kind === 'board' ? (
    <Link to="/admin/community/$id" params={{ id }}>
      {name}
    </Link>
  ) : kind === 'coupon' ? (
    <Link to="/admin/coupons/$code" params={{ code: id }}>
      {name}
    </Link>
  ) : kind === 'exchange-rate' ? (
    <Link to="/admin/rates">{name}</Link>
  ) : kind === 'neighbourhood' ? (
    <Link to="/admin/neighbourhoods/$slug" params={{ slug: id }}>
      {name}
    </Link>
  ) : action === 'checklist-changed' ? (
    <Link to="/admin/turnovers/checklist" search={{ house: id }}>
      {name}
    </Link>
  ) : kind === 'house' ? (
    <Link to="/admin/houses/$id" params={{ id }}>
      {name}
    </Link>
  ) : (
    <Link to="/admin/users/$id" params={{ id }}>
      {name}
    </Link>
  );

type NothingProps = { search: AuditLogSearch; beyond: boolean; onClear: () => void };

function Nothing({ search, beyond, onClear }: NothingProps) {
  const { t } = useTranslation('admin-audit-log');
  const filtered = isAuditLogFiltered(search);
  return (
    <NothingFound
      icon={<HistoryIcon size={28} />}
      title={beyond ? t('empty.beyond') : filtered ? t('empty.filtered') : t('empty.none')}
      clear={filtered || beyond ? t('filter.clear') : null}
      onClear={onClear}
    />
  );
}
