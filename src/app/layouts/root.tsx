import { createRootRoute, Outlet } from '@tanstack/react-router';
import { texts } from '#app/platform/i18n/i18n.ts';

export const Route = createRootRoute({
  beforeLoad: async ({ matches }) => {
    const needed = new Set(matches.flatMap((match) => match.staticData.texts ?? []));
    await texts.loadNamespaces(['common', ...needed]);
  },
  component: Outlet,
});
