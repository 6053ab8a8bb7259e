import { session } from '../session/session.ts';

type Widget = (command: 'shutdown' | 'showMessenger') => void;

/** Account that the live chat was started for, '' for a visitor, undefined while it is not started. */
let startedFor: string | undefined;

const widget = () => (window as { ChannelIO?: Widget }).ChannelIO;
/** Returns the account on this device, '' for a visitor. */
export const chatOwner = (): string => session.viewer()?.id ?? '';
export const isChatStarted = (): boolean => startedFor === chatOwner();

export function chatStarted(owner: string): void {
  startedFor = owner;
}

/** Opens the live chat if it was started. On iOS this may fail outside a click. */
export function showChat(): void {
  widget()?.('showMessenger');
}

/** Ends the chat session, which holds the member's profile. */
export function endChat(): void {
  if (startedFor === undefined) return;
  startedFor = undefined;
  widget()?.('shutdown');
}
