import { createFileRoute } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { deletion } from '#app/features/accounts/queries.ts';
import { DeleteScreen } from './delete-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/delete')({
  staticData: { texts: ['profile', 'errors'], menu: '/mypage' },
  loader: async ({ location }) => memberOnly(await deletion(), location.href),
  component: DeleteScreen,
});
