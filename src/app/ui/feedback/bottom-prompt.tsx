import type { ReactNode } from 'react';
import { actions, prompt } from './bottom-prompt.css.ts';

/** An offer that stands over the foot of the page, above the actions that stick there, until it is answered; `children` are its buttons. */
export function BottomPrompt({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={prompt}>
      <span>{text}</span>
      <div className={actions}>{children}</div>
    </div>
  );
}
