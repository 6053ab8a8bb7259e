import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { hasDrawer } from '#app/admin/reservations/detail/open-beside.ts';

/** Loaded separately with all dialogs of a reservation, so that a list loads without them. */
const DetailDrawer = lazy(async () => ({
  default: (await import('./detail-drawer.tsx')).DetailDrawer,
}));

interface BesideProps {
  open: string | undefined;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

export const detailTexts = [
  'admin',
  'admin-reservations',
  'admin-actions',
  'admin-messages',
  'admin-audit-log',
  'admin-files',
  'errors',
] as const;

/** Opens the reservation from the address beside a list. If there is no room for both, it goes to the reservation's page. */
export function Beside({ open, onClose, onChanged }: BesideProps) {
  const navigate = useNavigate();
  const page = open !== undefined && !hasDrawer() ? open : null;
  useEffect(() => {
    if (page) void navigate({ to: '/admin/reservations/$id', params: { id: page }, replace: true });
  }, [navigate, page]);
  if (open === undefined || page) return null;
  return (
    <Suspense fallback={null}>
      <DetailDrawer id={open} onClose={onClose} onChanged={onChanged} />
    </Suspense>
  );
}
