'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { onInFlight } from '@/lib/gateway/in-flight'
import { listenToGateway } from '@/lib/gateway/listeners'
import { checkVersion } from '@/lib/version/app-version'
import { useStores } from '@/stores/provider'
import type { GatewayNoticeKind, GatewayNoticesProps } from './gateway-notices'

/** Shows what the gateway's client meets; what draws it is loaded with the first occasion. */
export function GatewayListener({ version }: { version: string }) {
  const stores = useStores()
  const giveUp = useRef(() => {})
  const [kind, setKind] = useState<GatewayNoticeKind>()
  const [Notices, setNotices] = useState<ComponentType<GatewayNoticesProps>>()

  useEffect(() => {
    const show = async (requested: GatewayNoticeKind) => {
      setKind(requested)
      const loaded = await import('./gateway-notices')
      setNotices(() => loaded.GatewayNotices)
    }
    const stop = listenToGateway({
      renewSession: async () => {
        const { followRenewal } = await import('./renew-session')
        const renewal = followRenewal(stores)
        giveUp.current = renewal.giveUp
        if (!stores.signIn.getState().isOpen) show('access-denied').catch(renewal.giveUp)
        // However it ends: he may have signed out while the notice stood.
        return renewal.done.finally(() => setKind((shown) => (shown === 'access-denied' ? undefined : shown)))
      },
      outdated: () => ignoreFailure(show('new-version')),
      passProtection: async () => {
        const { showProtection } = await import('./show-protection')
        return showProtection()
      },
      notify: (notice) => ignoreFailure(notify(notice)),
      counted: (counter) => {
        ignoreFailure(import('./show-counter').then(({ showCounter }) => showCounter(counter)))
      },
    })
    if (checkVersion(version) === 'other') ignoreFailure(show('new-version'))
    return stop
  }, [stores, version])

  useEffect(followInFlight, [])

  if (!Notices) return null
  return (
    <Notices
      kind={kind}
      version={version}
      onClose={() => setKind(undefined)}
      onGiveUp={() => giveUp.current()}
    />
  )
}

type Indicator = (inFlight: number) => void

let indicator: Promise<Indicator> | undefined

function followInFlight(): () => void {
  let latest = 0
  return onInFlight((count) => {
    latest = count
    indicator ??= import('./create-loading-indicator').then((loaded) => loaded.createLoadingIndicator())
    // While the indicator is on its way the count goes on changing.
    ignoreFailure(indicator.then((follow) => follow(latest)))
  })
}

/** A shop that cannot load its signs goes on without them. */
function ignoreFailure(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
