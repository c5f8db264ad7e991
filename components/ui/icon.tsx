export type IconName =
  | 'search'
  | 'close'
  | 'menu'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'cart'
  | 'user'
  | 'garage'
  | 'bookmark'
  | 'bookmark-filled'
  | 'home'
  | 'grid'
  | 'list'
  | 'filter'
  | 'phone'
  | 'pin'
  | 'clock'
  | 'star'
  | 'star-outline'
  | 'check'
  | 'truck'
  | 'copy'
  | 'plus'
  | 'minus'
  | 'external'
  | 'info'
  | 'warning'
  | 'zoom'
  | 'play'
  | 'return'
  | 'box'
  | 'shield'
  | 'building'
  | 'help'
  | 'tyre'
  | 'oil'
  | 'battery'
  | 'gift'
  | 'wrench'
  | 'catalogue'

/** Written into the code by the build; it names the version of the file. */
const SPRITE = process.env.ICONS ?? '/icons.svg'

/** A line icon of the sprite, decorative: name what it does in the text or the label beside it. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName
  size?: number
  className?: string | undefined
}) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}
