import 'i18next';
import type about from '../../../../locales/ko/about.json';
import type admin from '../../../../locales/ko/admin.json';
import type auth from '../../../../locales/ko/auth.json';
import type booking from '../../../../locales/ko/booking.json';
import type common from '../../../../locales/ko/common.json';
import type community from '../../../../locales/ko/community.json';
import type concierge from '../../../../locales/ko/concierge.json';
import type errors from '../../../../locales/ko/errors.json';
import type faq from '../../../../locales/ko/faq.json';
import type home from '../../../../locales/ko/home.json';
import type houseCard from '../../../../locales/ko/house-card.json';
import type houses from '../../../../locales/ko/houses.json';
import type install from '../../../../locales/ko/install.json';
import type legal from '../../../../locales/ko/legal.json';
import type mypage from '../../../../locales/ko/mypage.json';
import type notFound from '../../../../locales/ko/not-found.json';
import type portfolio from '../../../../locales/ko/portfolio.json';
import type profile from '../../../../locales/ko/profile.json';
import type refund from '../../../../locales/ko/refund.json';
import type reviews from '../../../../locales/ko/reviews.json';
import type searchPanel from '../../../../locales/ko/search-panel.json';
import type sign from '../../../../locales/ko/sign.json';
import type testimonial from '../../../../locales/ko/testimonial.json';
import type update from '../../../../locales/ko/update.json';
import type verify from '../../../../locales/ko/verify.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      admin: typeof admin;
      auth: typeof auth;
      booking: typeof booking;
      common: typeof common;
      community: typeof community;
      concierge: typeof concierge;
      errors: typeof errors;
      faq: typeof faq;
      home: typeof home;
      'house-card': typeof houseCard;
      houses: typeof houses;
      install: typeof install;
      legal: typeof legal;
      mypage: typeof mypage;
      'not-found': typeof notFound;
      portfolio: typeof portfolio;
      profile: typeof profile;
      refund: typeof refund;
      reviews: typeof reviews;
      'search-panel': typeof searchPanel;
      sign: typeof sign;
      testimonial: typeof testimonial;
      update: typeof update;
      verify: typeof verify;
    };
  }
}
