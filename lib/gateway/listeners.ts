import type { ErrorNotify } from './error-body'

export type GatewayNotice = { kind: NonNullable<ErrorNotify['type']>; title: string; text?: string }

/** How many requests the visitor has made, by the gateway's own count, and how near that is to too many. */
export type RequestCounter = { count: number; color: string }

/** Show what happens to the client's calls. All are optional: without a listener the failure is only thrown. */
export type GatewayListeners = {
  /** The session is over: lets the same person sign in again; rejects when he gives up or another user signs in. */
  renewSession(): Promise<void>
  /** Lets the visitor pass the protection check; rejects when he gives up. */
  passProtection(): Promise<void>
  /** The gateway takes this version of the shop for too old. */
  outdated(): void
  notify(notice: GatewayNotice): void
  counted(counter: RequestCounter): void
}

let listeners: Partial<GatewayListeners> = {}

/** Takes the place of the listeners before; the returned function takes them away again. */
export function listenToGateway(given: Partial<GatewayListeners>): () => void {
  listeners = given
  return () => {
    if (listeners === given) listeners = {}
  }
}

export function gatewayListeners(): Partial<GatewayListeners> {
  return listeners
}
