import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { more } from './more-link.css.ts';

export function MoreLink({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <Link to={to} className={more}>
      {children}
      <ArrowRight size={18} />
    </Link>
  );
}
