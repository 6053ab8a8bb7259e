import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The URL map of visitors and members (docs/specification.md#screens-and-routes). Files are relative to `src/app`. */
export const siteRoutes = rootRoute('layouts/root.tsx', [
  layout('public', 'layouts/public.tsx', [
    index('screens/home/home.tsx'),
    route('/about', 'screens/about/about.tsx'),
    route('/houses', 'screens/houses/houses.tsx'),
    route('/detail', 'screens/houses/detail.tsx'),
    route('/favourites', 'screens/favourites/favourites.tsx'),
    route('/compare', 'screens/compare/compare.tsx'),
    route('/community', [
      index('screens/community/community.tsx'),
      route('/$id', 'screens/community/board.tsx'),
    ]),
    route('/testimonial', 'screens/testimonial/testimonial.tsx'),
    route('/faq', 'screens/faq/faq.tsx'),
    route('/portfolio', 'screens/portfolio/portfolio.tsx'),
    route('/terms', 'screens/legal/terms.tsx'),
    route('/privacy', 'screens/legal/privacy.tsx'),
    route('/verify', 'screens/verify/verify.tsx'),
    route('/auth/login', 'screens/auth/login.tsx'),
    route('/auth/signup', 'screens/auth/signup.tsx'),
    route('/auth/confirm', 'screens/auth/confirm.tsx'),
    route('/auth/forgot', 'screens/auth/forgot.tsx'),
    route('/auth/reset', 'screens/auth/reset.tsx'),
    route('/auth/google-callback', 'screens/auth/google-callback.tsx'),
    route('/sign', 'screens/signing/sign.tsx'),
    route('/pay/$token', 'screens/booking/pay-return.tsx'),
    layout('member', 'layouts/member.tsx', [
      route('/book', 'screens/booking/book.tsx'),
      route('/book/$id', 'screens/booking/flow/flow.tsx'),
      route('/mypage', [
        index('screens/mypage/mypage.tsx'),
        route('/profile', 'screens/mypage/profile.tsx'),
        route('/delete', 'screens/mypage/delete.tsx'),
        route('/$id', [
          index('screens/mypage/reservation.tsx'),
          route('/change', 'screens/mypage/change.tsx'),
          route('/extend', 'screens/mypage/extend.tsx'),
          route('/review', 'screens/mypage/review.tsx'),
        ]),
      ]),
    ]),
  ]),
]);

/** The URL map of administrators: a tree of its own, because a tree names every route and a visitor would download all of these names. */
export const adminRoutes = rootRoute('layouts/admin/root.tsx', [
  layout('admin-area', 'layouts/admin.tsx', [
    route('/admin', [
      index('screens/admin/home.tsx'),
      route('/reservations', [
        index('screens/admin/reservations.tsx'),
        route('/week', 'screens/admin/week.tsx'),
        route('/new', 'screens/admin/new-reservation.tsx'),
        route('/$id', 'screens/admin/reservation.tsx'),
      ]),
      route('/turnovers', [
        index('screens/admin/turnovers.tsx'),
        route('/checklist', 'screens/admin/checklist.tsx'),
        route('/$id', 'screens/admin/turnover.tsx'),
      ]),
      route('/houses', [
        index('screens/admin/houses/houses.tsx'),
        route('/$id', 'screens/admin/houses/house.tsx'),
      ]),
      route('/community', [
        index('screens/admin/community/boards.tsx'),
        route('/$id', 'screens/admin/community/board.tsx'),
      ]),
      route('/coupons', [
        index('screens/admin/coupons/coupons.tsx'),
        route('/$code', 'screens/admin/coupons/coupon.tsx'),
      ]),
      route('/catalogue', 'screens/admin/catalogue/catalogue.tsx'),
      route('/policy', 'screens/admin/policy.tsx'),
      route('/rates', 'screens/admin/rates/rates.tsx'),
      route('/trail', 'screens/admin/trail.tsx'),
      route('/messages', 'screens/admin/unsent-messages.tsx'),
      route('/reviews', [index('screens/admin/reviews.tsx'), route('/$id', 'screens/admin/review.tsx')]),
      route('/faq', 'screens/admin/faq.tsx'),
      route('/consultations', [
        index('screens/admin/consultations.tsx'),
        route('/$id', 'screens/admin/consultation.tsx'),
      ]),
      route('/tickets', [
        index('screens/admin/tickets/tickets.tsx'),
        route('/$id', 'screens/admin/tickets/ticket.tsx'),
      ]),
      route('/certificates', 'screens/admin/certificates/certificates.tsx'),
      route('/users', [index('screens/admin/users.tsx'), route('/$id', 'screens/admin/user.tsx')]),
    ]),
  ]),
  route('/dev/gallery', 'screens/dev/gallery.tsx'),
]);
