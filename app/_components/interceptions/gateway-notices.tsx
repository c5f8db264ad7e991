'use client'

import { AccessDeniedNotice } from './access-denied-notice'
import { NewVersionNotice } from './new-version-notice'

export type GatewayNoticeKind = 'access-denied' | 'new-version'

export type GatewayNoticesProps = {
  kind: GatewayNoticeKind | undefined
  version: string
  onClose: () => void
  /** The visitor does not want to sign in again. */
  onGiveUp: () => void
}

/** What the gateway's client met and the visitor must decide on. */
export function GatewayNotices({ kind, version, onClose, onGiveUp }: GatewayNoticesProps) {
  if (kind === 'access-denied') return <AccessDeniedNotice onClose={onClose} onGiveUp={onGiveUp} />
  if (kind === 'new-version') return <NewVersionNotice version={version} onClose={onClose} />
  return null
}
