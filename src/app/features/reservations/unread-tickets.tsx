import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/data/badge.tsx';

/** Says how many reports and questions about a stay have an unopened answer; `count` is 0 for copies saved by an older version. Text: mypage. */
export function UnreadTickets({ count = 0 }: { count?: number | undefined }) {
  const { t } = useTranslation('mypage');
  if (count === 0) return null;
  return (
    <p>
      <Badge tone="warning">
        <Mail size={16} /> {t('unreadTickets', { count })}
      </Badge>
    </p>
  );
}
