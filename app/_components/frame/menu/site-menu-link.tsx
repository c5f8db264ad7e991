import { Icon } from '@/components/ui/icon'
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
      className={className}
      href={href}
      {...(inNewTab
        ? { target: '_blank', rel: `noopener ${relOf(href) ?? ''}`.trim() }
        : { rel: relOf(href) })}
    >
      {title}
      {inNewTab && (
        <>
          <span className="visually-hidden"> (в новой вкладке)</span>
          <Icon name="external" size={16} className={styles.external} />
        </>
      )}
      {ad && <small className={styles.ad}>{ad}</small>}
    </a>
  )
}
