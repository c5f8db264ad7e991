'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { onInFlight } from '@/lib/gateway/in-flight'
import { listenToGateway } from '@/lib/gateway/listeners'
import { checkVersion } from '@/lib/version/app-version'
import { useStores } from '@/stores/provider'
import type { GatewayNoticeKind, GatewayNoticesProps } from './gateway-notices'

/** Shows what the gateway's client meets; what draws it is loaded with the first occasion. */
export function GatewayListener({ version }: { version: string }) {
  const { signIn } = useStores()
  const [kind, setKind] = useState<GatewayNoticeKind>()
  const [Notices, setNotices] = useState<ComponentType<GatewayNoticesProps>>()

  useEffect(() => {
    const show = (wanted: GatewayNoticeKind) => {
      setKind(wanted)
      ignoreFailure(import('./gateway-notices').then((loaded) => setNotices(() => loaded.GatewayNotices)))
    }
    const stop = listenToGateway({
      accessDenied: () => {
        if (!signIn.getState().isOpen) show('access-denied')
      },
      outdated: () => show('new-version'),
      passProtection: async () => {
        const { showProtection } = await import('./show-protection')
        return showProtection()
      },
      notify: (notice) => ignoreFailure(notify(notice)),
      counted: (counter) => {
        ignoreFailure(import('./show-counter').then(({ showCounter }) => showCounter(counter)))
      },
    })
    if (checkVersion(version) === 'other') show('new-version')
    return stop
  }, [signIn, version])

  useEffect(followInFlight, [])

  return Notices ? <Notices kind={kind} version={version} onClose={() => setKind(undefined)} /> : null
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
