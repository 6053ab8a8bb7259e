import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin-area/admin/reservations')({ component: () => <h1>reservations</h1> });
