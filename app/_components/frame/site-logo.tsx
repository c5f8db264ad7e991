import { mediaUrl } from '@/lib/image/image-url'
import { monogramOf } from '@/lib/parts/monogram-of'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './site-logo.module.css'

type Props = {
  name: string
  /** Media path of the owner's logo. */
  logo?: string | null | undefined
}

/** The owner's logo; without one the name set in type behind its first letter. */
export function SiteLogo({ name, logo }: Props) {
  return (
    <a className={styles.logo} href={hrefs.home} data-prefetch="hover" aria-label={`${name}, на главную`}>
      {logo ? (
        <img className={styles.picture} src={mediaUrl(logo)} alt="" width={160} height={40} />
      ) : (
        <>
          <span className={styles.mark} data-letter={monogramOf(name)} />
          <span className={styles.name}>{name}</span>
        </>
      )}
    </a>
  )
}
