import { Slider } from '@/components/ui/slider/slider'
import { Picture } from '@/components/media/picture'
import type { Teaser } from '@/features/content/model/teaser'
import styles from './home-promos.module.css'

const WIDTH_PX = 560
const HEIGHT_PX = 240

/** Promotions side by side; the row is moved by the reader alone. */
export function HomePromos({ promos }: { promos: readonly Teaser[] }) {
  return (
    <Slider label="Акции">
      <ul className={styles.row}>
        {promos.map(({ code, title, text, picture, href, ad }) => (
          <li key={code}>
            <a href={href}>
              <Picture path={picture} alt="" width={WIDTH_PX} height={HEIGHT_PX} />
              <b>{title}</b>
              {text && <span>{text}</span>}
              {ad && <small>{ad}</small>}
            </a>
          </li>
        ))}
      </ul>
    </Slider>
  )
}
