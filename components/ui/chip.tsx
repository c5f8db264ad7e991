import type { ReactNode } from 'react'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { Icon } from './icon'
import styles from './chip.module.css'

type Props = { href: string; children: ReactNode; removeLabel?: string | undefined }

/** A small link; with `removeLabel` it takes away what it names. */
export function Chip({ href, children, removeLabel }: Props) {
  return (
    <a className={styles.chip} href={href} rel={relOf(href)} data-prefetch="hover" aria-label={removeLabel}>
      {children}
      {removeLabel && <Icon name="close" size={16} />}
    </a>
  )
}
