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
  /** The box follows the window; width and height are its largest sides. */
  fluid?: boolean
  /** Loaded at once and first: the largest picture above the fold. */
  eager?: boolean | undefined
  className?: string | undefined
}

const EAGER = { fetchPriority: 'high' } as const
const LAZY = { loading: 'lazy', decoding: 'async' } as const

export function Picture({ path, alt, width, height, fluid = false, eager = false, className }: Props) {
  const classes = [styles.picture, className].filter(Boolean).join(' ')
  const sources = (fluid ? fluidPictureSources : pictureSources)(path, width, height)
  if (!sources) {
    return (
      <span
        className={`${classes} ${styles.placeholder}`}
        style={{ width, aspectRatio: `${width} / ${height}` }}
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      >
        <Icon name="box" size={32} />
      </span>
    )
  }
  return (
    <img
      className={classes}
      src={sources.src}
      {...(sources.srcSet ? { srcSet: sources.srcSet } : {})}
      alt={alt}
      width={width}
      height={height}
      {...(eager ? EAGER : LAZY)}
    />
  )
}
