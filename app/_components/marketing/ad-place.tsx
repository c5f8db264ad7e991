import { env } from '@/lib/env'
import { PLACE_ATTRIBUTE } from '@/lib/marketing/ad-place'
import { readMarketingSettings } from '@/lib/marketing/read-settings'
import styles from './ad-place.module.css'

/** Room for retail media, on pages for which the owner has named a block; takes none until the network may fill it. */
export function AdPlace({ name }: { name: 'home' | 'section' | 'product' | 'search' }) {
  if (!readMarketingSettings(env())?.YaRetailMedia?.places[name]) return null
  return (
    <div className={`container ${styles.place}`}>
      <div {...{ [PLACE_ATTRIBUTE]: name }} />
    </div>
  )
}
