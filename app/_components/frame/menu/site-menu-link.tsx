import { relOf } from '@/lib/routing/redirects/rel-of'
import type { MenuLinkData } from './site-menu-link-data'
import styles from './site-menu-link.module.css'

type Props = { link: MenuLinkData; className?: string | undefined }

export function SiteMenuLink({ link, className }: Props) {
  const { title, href, inNewTab, ad } = link
  if (!href) return <span className={className}>{title}</span>
  if (!inNewTab && !ad) {
    return (
      <a className={className} href={href} rel={relOf(href)}>
        {title}
      </a>
    )
  }
  return (
    <a
      className={inNewTab ? `${className ?? ''} ${styles.external}` : className}
      href={href}
      {...(inNewTab
        ? { target: '_blank', rel: `noopener ${relOf(href) ?? ''}`.trim() }
        : { rel: relOf(href) })}
    >
      {title}
      {ad && <small className={styles.ad}>{ad}</small>}
    </a>
  )
}
