import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffProfile } from '#contract/contacts/staff.ts';
import { Person } from './person.tsx';
import { team } from './queries.ts';
import { useStaffTexts } from './texts.ts';
import * as css from './staff.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface TeamProps {
  /** Sets the list into its screen, under a title. */
  frame: (title: string, part: ReactNode) => ReactNode;
}

/** Everybody whose profile is published; renders nothing without anybody. Text: staff. */
export function Team({ frame }: TeamProps) {
  useStaffTexts();
  const { t } = useTranslation('staff');
  const [people, setPeople] = useState<StaffProfile[]>([]);
  useEffect(() => {
    let gone = false;
    void team().then((found) => !gone && setPeople(found));
    return () => {
      gone = true;
    };
  }, []);
  if (people.length === 0) return null;
  return frame(
    t('team'),
    <ul className={css.team}>
      {people.map((person) => (
        <li key={person.id}>
          <Person person={person} />
        </li>
      ))}
    </ul>,
  );
}
