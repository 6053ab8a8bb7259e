import { createFileRoute } from '@tanstack/react-router';
import { deletion } from '#app/features/accounts/queries.ts';
import { DeleteScreen } from './delete-screen.tsx';
import { memberOnly } from './member-only.ts';

export const Route = createFileRoute('/_public/_member/mypage/delete')({
  staticData: { texts: ['profile', 'errors'], menu: '/mypage' },
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ location }) => memberOnly(await deletion(), location.href),
  component: DeleteScreen,
});
