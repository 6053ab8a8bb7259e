import { useTranslation } from 'react-i18next';
import { tracking, type SocialChannel } from '#app/platform/services/tracking.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './social-links.css.ts';

const channels: SocialChannel[] = ['photos', 'videos', 'microblog', 'loungePhotos'];

/** Our four profiles, each in a new window; every click is recorded (spec section 2, Social-links box). */
export function SocialLinks() {
  const { t } = useTranslation(['footer', 'common']);
  return (
    <nav aria-label={t('social.label')} className={css.box}>
      <ul className={css.list}>
        {channels.map((channel) => (
          <li key={channel} className={css.item}>
            <a
              href={brand.social[channel]}
              target="_blank"
              rel="noopener"
              className={css.link}
              onClick={() => tracking.socialLink(channel)}
            >
              {t(`social.${channel}`)}
              <VisuallyHidden>{` ${t('common:newWindow')}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
