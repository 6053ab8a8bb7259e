import { useEffect, useState } from 'react';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { ConfirmHost } from '#app/ui/overlays/confirm.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { ToastHost } from '#app/ui/feedback/toast-region.tsx';
import { Buttons, Fields } from './gallery-controls.tsx';
import { Calendars, Overlays, Photos } from './gallery-overlays.tsx';
import { Foundations, Pieces } from './gallery-pieces.tsx';
import * as css from './gallery.css.ts';

/** Shows every design system component in every state and both themes. Set `hosts` only if no layout provides the toast and dialog hosts. */
export function Gallery({ hosts = false }: { hosts?: boolean }) {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');

  useEffect(() => {
    if (theme === 'system') return;
    const root = document.documentElement;
    const themeClass = theme === 'dark' ? css.dark : css.light;
    root.classList.add(themeClass);
    return () => root.classList.remove(themeClass);
  }, [theme]);

  return (
    <>
      <header className={css.bar}>
        <Content>
          <Segmented
            legend="Theme"
            legendHidden
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </Content>
      </header>
      <main>
        <Foundations />
        <Buttons />
        <Fields />
        <Overlays />
        <Calendars />
        <Photos />
        <Pieces />
      </main>
      {hosts && (
        <>
          <ConfirmHost />
          <ToastHost label="알림" closeLabel="닫기" />
        </>
      )}
    </>
  );
}
