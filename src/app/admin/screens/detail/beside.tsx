import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import { hasDrawer } from '#app/admin/reservations/detail/open-beside.ts';
import { DetailDrawer } from './lazy-drawer.tsx';

interface BesideProps {
  /** The reservation that the address names, by id. */
  open: string | undefined;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/** The namespaces of a reservation’s texts. */
export const detailTexts = [
  'admin',
  'admin-reservations',
  'admin-actions',
  'admin-messages',
  'admin-trail',
  'admin-files',
  'errors',
] as const;

/** The reservation that an address names beside a list; where there is no room for both, its page. */
export function Beside({ open, onClose, onChanged }: BesideProps) {
  const navigate = useNavigate();
  const page = open !== undefined && !hasDrawer() ? open : null;
  useEffect(() => {
    if (page) void navigate({ to: '/admin/reservations/$id', params: { id: page }, replace: true });
  }, [navigate, page]);
  if (open === undefined || page) return null;
  return (
    <Suspense fallback={null}>
      <DetailDrawer id={open} deviceName={deviceLabel} onClose={onClose} onChanged={onChanged} />
    </Suspense>
  );
}
