import { AtSign, Clapperboard, Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localText } from '#app/platform/i18n/i18n.ts';
import { tracking, type SocialChannel } from '#app/platform/services/tracking.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './social-links.css.ts';

const icons = { photos: Image, videos: Clapperboard, microblog: AtSign, loungePhotos: Image };
const channels = Object.keys(icons) as SocialChannel[];

/** Links to our four profiles, each in a new window; every click is recorded (docs/specification.md#social-links-box). */
export function SocialLinks() {
  const { t, i18n } = useTranslation(['footer', 'common']);
  return (
    <nav aria-label={t('social.label')} className={css.box}>
      <ul className={css.list}>
        {channels.map((channel) => {
          const { name, url } = brand.social[channel];
          const Icon = icons[channel];
          return (
            <li key={channel} className={css.item}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className={css.link}
                onClick={() => tracking.socialLink(channel)}
              >
                <Icon size={18} aria-hidden="true" />
                {localText(name, i18n.language)}
                <VisuallyHidden>{` ${t('common:newWindow')}`}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
