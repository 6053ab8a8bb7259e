import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createElement as h, Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRootRoute({ component: Frame });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });

function Frame() {
  const [isOpen, setOpen] = useState(false);
  return h(
    Fragment,
    null,
    h(
      'header',
      null,
      h(
        'button',
        { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => setOpen(true) },
        'Menu',
      ),
    ),
    h('main', null, h(Outlet)),
    isOpen && h('div', { role: 'dialog' }, 'Menu'),
  );
}

function Home() {
  return h('h1', null, 'The least that there can be');
}

const router = createRouter({ routeTree: root.addChildren([home]) });
createRoot(document.getElementById('root')!).render(h(RouterProvider, { router }));
void navigator.serviceWorker.register('/sw.js');
