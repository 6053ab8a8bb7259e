import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/** Routes of visitors and members (docs/specification.md#screens-and-routes). Files are relative to `src/app`. */
export const siteRoutes = rootRoute('layouts/root.tsx', [
  layout('public', 'layouts/public.tsx', [
    index('screens/home/home.tsx'),
    route('/about', 'screens/about/about.tsx'),
    route('/houses', 'screens/houses/houses.tsx'),
    route('/detail', 'screens/houses/detail.tsx'),
    route('/neighbourhoods/$slug', 'screens/neighbourhoods/neighbourhood.tsx'),
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
          route('/welcome', 'screens/mypage/welcome/welcome.tsx'),
        ]),
      ]),
    ]),
  ]),
]);

/** Routes of administrators. A separate tree, because a tree names every route and visitors would download all the names. */
export const adminRoutes = rootRoute('admin/layout/root.tsx', [
  layout('admin-area', 'admin/layout/admin.tsx', [
    route('/admin', [
      index('admin/screens/home.tsx'),
      route('/reservations', [
        index('admin/screens/reservations.tsx'),
        route('/week', 'admin/screens/week.tsx'),
        route('/new', 'admin/screens/new-reservation.tsx'),
        route('/$id', 'admin/screens/reservation.tsx'),
      ]),
      route('/turnovers', [
        index('admin/screens/turnovers.tsx'),
        route('/checklist', 'admin/screens/checklist.tsx'),
        route('/$id', 'admin/screens/turnover.tsx'),
      ]),
      route('/houses', [
        index('admin/screens/houses/houses.tsx'),
        route('/$id', 'admin/screens/houses/house.tsx'),
      ]),
      route('/neighbourhoods', [
        index('admin/screens/neighbourhoods/neighbourhoods.tsx'),
        route('/$slug', 'admin/screens/neighbourhoods/neighbourhood.tsx'),
      ]),
      route('/team', [index('admin/screens/team/team.tsx'), route('/$id', 'admin/screens/team/profile.tsx')]),
      route('/community', [
        index('admin/screens/community/boards.tsx'),
        route('/$id', 'admin/screens/community/board.tsx'),
      ]),
      route('/coupons', [
        index('admin/screens/coupons/coupons.tsx'),
        route('/$code', 'admin/screens/coupons/coupon.tsx'),
      ]),
      route('/catalogue', 'admin/screens/catalogue/catalogue.tsx'),
      route('/policy', 'admin/screens/policy.tsx'),
      route('/rates', 'admin/screens/rates/rates.tsx'),
      route('/trail', 'admin/screens/audit-log.tsx'),
      route('/messages', 'admin/screens/unsent-messages.tsx'),
      route('/reviews', [index('admin/screens/reviews.tsx'), route('/$id', 'admin/screens/review.tsx')]),
      route('/faq', 'admin/screens/faq.tsx'),
      route('/consultations', [
        index('admin/screens/consultations.tsx'),
        route('/$id', 'admin/screens/consultation.tsx'),
      ]),
      route('/tickets', [
        index('admin/screens/tickets/tickets.tsx'),
        route('/$id', 'admin/screens/tickets/ticket.tsx'),
      ]),
      route('/certificates', 'admin/screens/certificates/certificates.tsx'),
      route('/users', [index('admin/screens/users.tsx'), route('/$id', 'admin/screens/user.tsx')]),
    ]),
  ]),
  route('/dev/gallery', 'screens/dev/gallery.tsx'),
]);
