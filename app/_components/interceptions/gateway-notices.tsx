'use client'

import { AccessDeniedNotice } from './access-denied-notice'
import { NewVersionNotice } from './new-version-notice'

export type GatewayNoticeKind = 'access-denied' | 'new-version'

export type GatewayNoticesProps = {
  kind: GatewayNoticeKind | undefined
  version: string
  onClose: () => void
}

/** What the gateway's client met and the visitor must decide on. */
export function GatewayNotices({ kind, version, onClose }: GatewayNoticesProps) {
  if (kind === 'access-denied') return <AccessDeniedNotice onClose={onClose} />
  if (kind === 'new-version') return <NewVersionNotice version={version} onClose={onClose} />
  return null
}
