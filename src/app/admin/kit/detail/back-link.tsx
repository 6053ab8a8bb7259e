import { createLink } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { back } from './admin-detail.css.ts';

function Back({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={back}>
      <ChevronLeft size={20} />
      {children}
    </a>
  );
}

export const BackLink = createLink(Back);
