import { useState, type ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { LanguageField } from './language-field.tsx';
import * as css from '../form.css.ts';

export interface AccountBoxProps {
  name: string;
  /** Null if unknown without a network. */
  email: string | null;
  settings: ReactNode;
  onLogOut: () => Promise<void>;
}

export function AccountBox({ name, email, settings, onLogOut }: AccountBoxProps) {
  const { t } = useTranslation('auth');
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await onLogOut();
  };
  return (
    <Card pad="large" className={css.account}>
      <div className={css.who}>
        <span className={css.whoName}>{name}</span>
        {email && <span className={css.whoEmail}>{email}</span>}
      </div>
      {settings}
      <LanguageField legend={t('account.language')} />
      <Button variant="secondary" busy={busy} onClick={() => void leave()}>
        <LogOut size={20} />
        {t('account.logOut')}
      </Button>
    </Card>
  );
}
