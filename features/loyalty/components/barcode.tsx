import { BARCODE_HEIGHT, BARCODE_STROKE, barsPath, INPUT_REQUIRED, toBarcode } from '../model/barcode'
import styles from './barcode.module.css'

type Props = {
  /** The card's number. */
  value: string
  /** Width of the narrowest bar and height of all of them, in pixels. */
  stroke?: number
  height?: number
}

/** The number as a till reads it, with the number under it. */
export function Barcode({ value, stroke = BARCODE_STROKE, height = BARCODE_HEIGHT }: Props) {
  const barcode = toBarcode(value)
  if (!barcode) return <p className={styles.missing}>{INPUT_REQUIRED}</p>
  const { modules, text } = barcode
  return (
    <figure className={styles.barcode}>
      <svg
        className={styles.bars}
        role="img"
        aria-label={`Штрихкод ${text}`}
        viewBox={`0 0 ${modules.length} ${height}`}
        preserveAspectRatio="none"
        width={modules.length * stroke}
        height={height}
        shapeRendering="crispEdges"
      >
        <path d={barsPath(modules, height)} />
      </svg>
      <figcaption className={styles.text}>{text}</figcaption>
    </figure>
  )
}
