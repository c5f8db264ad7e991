import type { ErrorNotify } from './error-body'

export type GatewayNotice = { kind: NonNullable<ErrorNotify['type']>; title: string; text?: string }

/** The visitor's number of requests, by the gateway's own count, and how near that is to the limit. */
export type RequestCounter = { count: number; color: string }

/** Show what happens to the client's calls. All are optional: without a listener the failure is only thrown. */
export type GatewayListeners = {
  /** The session is over: lets the same person sign in again; rejects when he gives up or another user signs in. */
  renewSession(): Promise<void>
  /** Lets the visitor pass the protection check; rejects when he gives up. */
  passProtection(): Promise<void>
  /** The gateway no longer supports this version of the shop. */
  outdated(): void
  notify(notice: GatewayNotice): void
  counted(counter: RequestCounter): void
}

let listeners: Partial<GatewayListeners> = {}

/** Replaces the listeners; the returned function removes them. */
export function listenToGateway(given: Partial<GatewayListeners>): () => void {
  listeners = given
  return () => {
    if (listeners === given) listeners = {}
  }
}

export function gatewayListeners(): Partial<GatewayListeners> {
  return listeners
}
