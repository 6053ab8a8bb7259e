import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { holidaysIn } from './model.ts';
import { useHolidayName } from './use-holiday-name.ts';
import * as css from './holidays.css.ts';

type HolidayListProps = {
  from: PlainDate;
  weeks: number;
  hidden?: boolean;
};

export function HolidayList({ from, weeks, hidden }: HolidayListProps) {
  const { t, i18n } = useTranslation('admin-week');
  const nameOf = useHolidayName();
  const holidays = holidaysIn({ start: from, weeks });
  if (holidays.length === 0) return null;
  const words = holidays.map((each) => `${shortDate(each.date, i18n.language)} ${nameOf(each)}`);
  return (
    <p className={hidden ? visuallyHidden : css.list}>{t('holiday.list', { holidays: words.join(', ') })}</p>
  );
}
