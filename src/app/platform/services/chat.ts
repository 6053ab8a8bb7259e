import { session } from '../session/session.ts';

/** The function of the live-chat service; `@channel.io/channel-web-sdk-loader` types it. */
type Widget = (command: 'shutdown' | 'showMessenger') => void;

/** The account that the messenger was started for, '' for a visitor; absent while it is not. */
let startedFor: string | undefined;

const widget = () => (window as { ChannelIO?: Widget }).ChannelIO;
/** The account at this device, '' for a visitor. */
export const chatOwner = (): string => session.viewer()?.id ?? '';
export const isChatStarted = (): boolean => startedFor === chatOwner();

/** Notes that the messenger was started for an account. */
export function chatStarted(owner: string): void {
  startedFor = owner;
}

/** Opens the messenger where it has been started. Outside a click that may fail on iOS. */
export function showChat(): void {
  widget()?.('showMessenger');
}

/** Ends the messenger's session, which holds the member's profile. */
export function endChat(): void {
  if (startedFor === undefined) return;
  startedFor = undefined;
  widget()?.('shutdown');
}
