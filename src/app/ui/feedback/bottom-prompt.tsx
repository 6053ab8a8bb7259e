import type { ReactNode } from 'react';
import { actions, prompt } from './bottom-prompt.css.ts';

/** An offer that stands over the foot of the page until it is answered; `children` are its buttons. */
export function BottomPrompt({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={prompt}>
      <span>{text}</span>
      <div className={actions}>{children}</div>
    </div>
  );
}
