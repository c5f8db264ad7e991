'use client'

import { putTextsBack } from '@/framework/next/put-texts-back'
import { surviveTranslation } from '@/framework/next/survive-translation'
import { dropClickIds } from '@/lib/seo/drop-click-ids'
import { guardChunks } from './guard-chunks'
import { lookForOldBrowser, OLD_BROWSER_PLACE } from './old-browser-net'
import { REGISTER_OFFLINE_WORKER } from './register-offline-worker'

/** The schemas would else try whether code may be made from text, which the content policy forbids and reports. */
const KEEP_SCHEMAS_PLAIN = 'self.__zod_globalConfig={jitless:true}'

const isMarkup = typeof window === 'undefined'
const LOOK = isMarkup ? lookForOldBrowser() : ''
const GUARD_CHUNKS = isMarkup
  ? `${KEEP_SCHEMAS_PLAIN};(${guardChunks.toString()})(window,function(){location.reload()});(${surviveTranslation.toString()})(window)`
  : ''
const DROP_CLICK_IDS = isMarkup ? `;(${dropClickIds.toString()})(window)` : ''
const KEEP_OFFLINE_PAGE = isMarkup ? `;${REGISTER_OFFLINE_WORKER}` : ''

type Props = {
  nonce: string | undefined
  /** Services that the owner has joined read the whole address first. */
  isAddressRead: boolean
  hasOfflinePage: boolean
}

/**
 * What runs before the scripts of the build and without them. The first has an attribute so that it stays a script of its own:
 * an old engine drops a script whole when it cannot parse one word of it. A client component, because a server component would
 * send each of them twice, once as data; in the browser they have run already, and its bundle holds none of their text.
 */
export function BootScripts({ nonce, isAddressRead, hasOfflinePage }: Props) {
  const guards =
    GUARD_CHUNKS + (isAddressRead ? '' : DROP_CLICK_IDS) + (hasOfflinePage ? KEEP_OFFLINE_PAGE : '')
  // React has not looked at what follows yet.
  putTextsBack()
  return (
    <>
      <script
        id="look-for-old-browser"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: LOOK }}
      />
      <div id={OLD_BROWSER_PLACE} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guards }} />
    </>
  )
}
