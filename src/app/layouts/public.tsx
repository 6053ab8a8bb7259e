import { createFileRoute } from '@tanstack/react-router';
import PublicFrame from './public-frame.tsx';

export const Route = createFileRoute('/_public')({
  component: () => <PublicFrame />,
});
