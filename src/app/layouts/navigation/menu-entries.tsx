import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tracking } from '#app/platform/services/tracking.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { publicMenu } from './menu.ts';

export interface MenuEntriesProps {
  lit: string;
  list?: string;
  entry: string;
  onChoose?: () => void;
}

export function MenuEntries({ lit, list, entry, onChoose }: MenuEntriesProps) {
  const { t } = useTranslation();
  return (
    <ul className={list}>
      {publicMenu(useViewer()).map(({ route, label }) => (
        <li key={route}>
          <Link
            to={route}
            className={entry}
            aria-current={route === lit ? 'page' : undefined}
            onClick={() => {
              if (route === '/about') tracking.aboutUs();
              onChoose?.();
            }}
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
