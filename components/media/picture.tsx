import { Icon } from '@/components/ui/icon'
import { fluidPictureSources, pictureSources } from './picture-sources'
import styles from './picture.module.css'

type Props = {
  /** Media path or absolute address; without one a placeholder keeps the place. */
  path: string | null | undefined
  alt: string
  /** Box in CSS pixels: the picture is made for it, and it is reserved before the picture comes. */
  width: number
  height: number
  /** Widths at which the picture is shown, where they follow the window. */
  sizes?: string | undefined
  /** Loaded at once and first: the largest picture above the fold. */
  eager?: boolean | undefined
  className?: string | undefined
}

export function Picture({ path, alt, width, height, sizes, eager = false, className }: Props) {
  const classes = [styles.picture, className].filter(Boolean).join(' ')
  const sources = (sizes ? fluidPictureSources : pictureSources)(path, width, height)
  if (!sources) {
    return (
      <span className={`${classes} ${styles.placeholder}`} style={{ width, height }} role="img" aria-label={alt}>
        <Icon name="box" size={32} />
      </span>
    )
  }
  return (
    <img
      className={classes}
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
    />
  )
}
